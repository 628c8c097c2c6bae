"""What lies in the box: printed values and the compact tables made of them."""

"""Computer players. They know games only through the kernel, and positions only through views."""

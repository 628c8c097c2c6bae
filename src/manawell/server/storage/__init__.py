"""What is kept: the interface, SQL behind it, and how databases are brought up to date."""

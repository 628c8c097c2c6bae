"""Tables for people who are not in the same room. The server knows games only through the kernel."""

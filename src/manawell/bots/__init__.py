"""Players that are programs. They know games only through the kernel, and positions only through views."""

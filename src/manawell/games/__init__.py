"""The games. Each knows the kernel only."""

"""The games. Each knows only the kernel."""

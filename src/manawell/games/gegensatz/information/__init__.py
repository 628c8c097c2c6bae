"""What a viewer is given, the one place that hides, and the way back from a view to a position."""

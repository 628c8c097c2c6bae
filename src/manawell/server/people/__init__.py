"""Who comes: guests."""

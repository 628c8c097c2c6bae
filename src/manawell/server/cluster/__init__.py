"""Several workers: the bus between them, and how a server is run."""

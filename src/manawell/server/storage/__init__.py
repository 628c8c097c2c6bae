"""Storage: its interface, the SQL implementation, and the migrations of databases."""

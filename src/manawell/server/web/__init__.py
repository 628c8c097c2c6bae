"""HTTP: routes, models, pages, and their guards."""

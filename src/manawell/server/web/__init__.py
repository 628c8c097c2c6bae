"""The HTTP side: routes, models, pages, and what guards them."""

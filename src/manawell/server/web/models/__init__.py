"""The bodies of HTTP requests and answers; the OpenAPI description and the browser's types are generated from here."""

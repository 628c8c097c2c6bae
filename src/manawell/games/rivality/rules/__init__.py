"""The rules, one module per subject. `turn` puts them in order."""

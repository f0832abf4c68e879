"""A table of Sedma as HTML."""

"""A table for Sedma: its game, its words and what is drawn of it."""

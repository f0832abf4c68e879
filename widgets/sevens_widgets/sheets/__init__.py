"""Scoresheets of games that are played with real cards."""

"""Widgets that let readers play, step through and see the games of the sevens package."""

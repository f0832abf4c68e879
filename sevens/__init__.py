"""The card games built on the seven: rules, rounds, records and bots."""

__version__ = "0.1.0"

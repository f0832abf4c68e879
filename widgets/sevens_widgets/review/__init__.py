"""A deal that is over, looked over move by move."""

"""The core of IPython that widgets look into."""

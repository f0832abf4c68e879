"""Games that are kept and passed on: as a text, as the code of a link, and as a position without the hidden hands."""

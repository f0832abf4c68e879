"""The part of IPython that widgets and cells use, on top of the live kernel."""

from .core.interactiveshell import get_ipython
from .display import display

__all__ = ["display", "get_ipython", "version_info"]

version_info = (9, 0, 0)
__version__ = "9.0.0"

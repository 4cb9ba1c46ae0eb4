"""The version of engine and page."""

__version__ = "0.3.0"

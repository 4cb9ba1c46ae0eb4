"""The invented expansion, for whoever asks for it."""

from tests.raccoon.expansion import use

__all__ = ["use"]

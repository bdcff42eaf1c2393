"""The register of pictures."""

from dataclasses import dataclass
from typing import Callable

PICTURES_BY_NAME = {}


@dataclass
class Picture:
    """One scene and the size and tone of its picture."""

    build: Callable
    width: int
    height: int
    exposure: float
    look: str
    samples: int


def picture(name, width=1200, height=900, exposure=0.3, look="Medium High Contrast", samples=36):
    """Register the decorated function as the scene of a picture."""

    def register(build):
        """Keep the scene under its name."""
        PICTURES_BY_NAME[name] = Picture(build, width, height, exposure, look, samples)
        return build

    return register

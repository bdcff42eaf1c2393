"""All pictures by name; importing a scene file registers its pictures."""

from scenes import (  # noqa: F401
    aluminium,
    colour_coated,
    hall,
    louvers,
    plastics,
    polycarbonate,
    rolls,
    screws,
    shingles,
    tile,
    ventilators,
)
from scenes.picture import PICTURES_BY_NAME

__all__ = ["PICTURES_BY_NAME"]

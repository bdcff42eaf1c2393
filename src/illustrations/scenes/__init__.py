"""All pictures by name; importing a scene file registers its pictures."""

from scenes import (  # noqa: F401
    aluminium,
    bitumen,
    boards,
    building,
    colour_coated,
    farms,
    hall,
    houses,
    interiors,
    louvers,
    plastics,
    polycarbonate,
    rolls,
    screws,
    sealants,
    sheds,
    shingles,
    steel,
    tile,
    ventilators,
)
from scenes.picture import PICTURES_BY_NAME

__all__ = ["PICTURES_BY_NAME"]

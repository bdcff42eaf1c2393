"""The inside of a shed with clear sheets in its roof."""

from math import cos, radians, tan

import construction
import evening
import materials
import meshes
import models
import plants
from scenes.picture import picture

LENGTH, SPAN, EAVE, SLOPE, BAY = 30.0, 14.0, 5.0, 15, 5.0


def _slopes():
    """Blue sheets with a strip of clear ones in the middle of each bay."""
    blue, under = materials.coated(materials.GENTIAN_BLUE), materials.principled("under", "#c3c6c4", roughness=0.6)
    clear = materials.clear("#eef4f2", 0.05, 0.5, 0.1, 0.4)
    reach = (SPAN / 2 + 0.4) / cos(radians(SLOPE))
    low = EAVE - 0.4 * tan(radians(SLOPE)) + 0.3
    for side in (-1, 1):
        parts = []
        for bay in range(int(LENGTH / BAY)):
            for start, wide, top, below in ((0, 1.9, blue, under), (1.9, 1.2, clear, clear), (3.1, 1.9, blue, under)):
                sheet = construction.slope(wide, reach, SLOPE, top, None, 0.0012, below)
                parts.append(meshes.place(sheet, (bay * BAY + start, 0, 0), (SLOPE, 0, 0)))
        meshes.group(parts, (side * LENGTH / 2, side * (SPAN / 2 + 0.4), low), (0, 0, 180 if side > 0 else 0))


def _frames():
    """Portal frames and purlins."""
    paint = materials.principled("primer", "#7c3f33", (30, 0.03), roughness=0.55)
    zinc, half = materials.steel(), SPAN / 2
    peak = EAVE + half * tan(radians(SLOPE))
    for x in meshes.steps(-LENGTH / 2 + 0.2, LENGTH / 2 - 0.2, BAY):
        for side in (-1, 1):
            meshes.box((0.2, 0.4, EAVE), (x, side * (half - 0.25), EAVE / 2), paint)
            construction.beam((x, side * half, EAVE - 0.12), (x, 0, peak - 0.12), (0.18, 0.4), paint)
    for side in (-1, 1):
        for share in meshes.steps(0.04, 0.96, 0.13):
            y = side * half * (1 - share)
            meshes.box((LENGTH, 0.06, 0.16), (0, y, EAVE + (half - abs(y)) * tan(radians(SLOPE)) + 0.18), zinc,
                       bevel=0)


def _hall():
    """The shed with its goods."""
    wall = materials.coated(materials.GREY_WHITE)
    hall = construction.Hall(LENGTH, SPAN, EAVE, SLOPE, None, wall, wall, right=[(4.5, 9.5, 0, 4.4)])
    construction.walls(hall)
    construction.slab((LENGTH, SPAN, 0.1), (0, 0, 0.0))
    _slopes()
    _frames()
    colours = (materials.BRICK_RED, materials.GENTIAN_BLUE, materials.GREY_WHITE, materials.MOSS_GREEN)
    for i, x in enumerate((-8, -3.6, 0.8, 5.2, 9.6)):
        models.bundle(colours[i % 4], 3.6, 50, (x, 4.6, 0.05), 90)
        models.bundle(colours[(i + 1) % 4], 3.6, 40, (x, -4.8, 0.05), 90)


@picture("job-daylight", exposure=1.0, samples=24)
def daylight():
    """Strips of clear sheets light the inside of a shed."""
    evening.outdoors(sun=(-78, 34), yard=(0, 30, 14, 14))
    construction.whole(_hall, (0, 12, 0), 90)
    models.person(shirt="#d8582a", helmet="#e8b21e", pose=models.WALKING, place=(1.0, 8.0, 0.05), turn=20)
    plants.far_trees(seed=17, y=60)
    evening.eye((-1.2, -2.2, 1.7), 3, 26, 0.12)

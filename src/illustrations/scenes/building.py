"""A pre-engineered building, half of it clad."""

from math import atan2, degrees, hypot

import materials
import meshes
import profiles
import stage
from scenes.picture import picture

# Usual dimensions, because the page gives no figures.
SPAN, EAVE, PEAK, BAY, FRAMES = 14.0, 5.0, 6.2, 5.0, 5


def member(start, end, y, web, flange, material):
    """An I section between two points (x, z) of a frame."""
    (ax, az), (bx, bz) = start, end
    length, turn = hypot(bx - ax, bz - az), degrees(atan2(bz - az, bx - ax))
    plates = [meshes.box((length, 0.02, web), (0, 0, 0), material, bevel=0)]
    plates += [meshes.box((length, flange, 0.025), (0, 0, z), material, bevel=0) for z in (-web / 2, web / 2)]
    return meshes.group(plates, ((ax + bx) / 2, y, (az + bz) / 2), (0, -turn, 0))


@picture("peb", samples=6)
def peb():
    """Bolted frames with purlins and girts, the far bays under blue sheets."""
    stage.outdoors((-80, 34), "#77765a", 0.0, 3.8, 0.12)
    paint = materials.principled("primer", "#7c3f33", (30, 0.03), roughness=0.55)
    zinc = materials.steel()
    half = SPAN / 2
    for i in range(FRAMES):
        y = i * BAY
        for side in (-1, 1):
            member((side * half, 0), (side * half, EAVE), y, 0.45, 0.24, paint)
            member((side * half, EAVE), (0, PEAK), y, 0.5, 0.24, paint)
    length = (FRAMES - 1) * BAY
    slope = degrees(atan2(PEAK - EAVE, half))
    for side in (-1, 1):
        for share in meshes.steps(0.03, 0.97, 0.155):
            x, z = side * half * (1 - share), EAVE + (PEAK - EAVE) * share + 0.34
            meshes.box((0.07, length, 0.16), (x, length / 2, z), zinc, bevel=0)
        for z in (1.3, 2.7, 4.1):
            meshes.box((0.16, length, 0.07), (side * (half + 0.3), length / 2, z), zinc, bevel=0)
    blue, white = materials.coated(materials.GENTIAN_BLUE), materials.coated(materials.GREY_WHITE)
    clad = 2 * BAY
    ribs = profiles.trapezoid(int(clad / 0.25) + 1, clad + 0.09, 0.03, 0.03, 0.07, 0)
    reach = hypot(half, PEAK - EAVE) + 0.5
    for side in (-1, 1):
        sheet = meshes.turned(meshes.extrude("roof", ribs, reach, 0.001, blue), "Z", 90)
        middle = (side * (half / 2 + 0.2), length - clad / 2 + 0.05, (EAVE + PEAK) / 2 + 0.4)
        meshes.place(sheet, middle, (0, side * slope, 0))
        wall = meshes.turned(meshes.extrude("wall", ribs, EAVE - 0.2, 0.001, white), "Z", 90)
        meshes.place(wall, (side * (half + 0.4), length - clad / 2 + 0.05, EAVE / 2), (0, side * 90, 0))
    yard = materials.mottled("yard", "#98938a", "#a39e94", 0.3, (2, 0.05), roughness=0.9)
    meshes.box((SPAN + 60, length + 80, 0.04), (0, length / 2, 0.0), yard).name = "ground"
    stage.shot(-34, 14, 40, 0.86)

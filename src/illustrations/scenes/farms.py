"""Buildings for plants and animals at evening: a polyhouse, a cattle shed."""

from math import cos, pi, radians, sin, tan

import construction
import evening
import materials
import meshes
import models
import plants
from scenes.houses import LAWN
from scenes.picture import picture

# Half width, wall, ridge and length of the polyhouse; usual sizes, because the pages give none.
HALF, WALL, RIDGE, LONG = 4.0, 2.1, 4.1, 16.0


def _hoop(inset=0.0, parts=20):
    """Half a polyhouse section and its mirror: upright walls, then a flat arch."""
    arch = [((HALF - inset) * cos(pi * i / parts),
             WALL + (RIDGE - WALL - inset) * sin(pi * i / parts)) for i in range(parts + 1)]
    return [(HALF - inset, 0.0), *arch, (inset - HALF, 0.0)]


def _skin(material):
    """Clear sheets over the hoops, open along a band at the foot of the walls."""
    line = [point for point in reversed(_hoop())]
    line = [(line[0][0], 0.9), *line[1:-1], (line[-1][0], 0.9)]
    for bay in range(8):
        piece = LONG / 8
        sheet = meshes.extrude("sheet", line, piece - 0.03, 0.008, material)
        meshes.place(sheet, (0, piece * (bay + 0.5), 0))


def _end(y, material, door):
    """A clear end wall; door leaves a gap in its middle."""
    line = _hoop(0.03)
    if not door:
        meshes.make("end", [(x, y, z) for x, z in line], [tuple(range(len(line)))], [material])
        return
    top = 2.4
    for side in (-1, 1):
        outline = [(side * 1.0, 0), *((x, z) for x, z in line if x * side > 1.0 or (x * side == HALF - 0.03)),
                   (side * 1.0, RIDGE - 0.07)]
        if side < 0:
            outline = [outline[0], *reversed(outline[1:-1]), outline[-1]]
        meshes.make("end", [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], [material])
    meshes.make("end", [(-1, y, top), (1, y, top), (1, y, RIDGE - 0.07), (-1, y, RIDGE - 0.07)], [(0, 1, 2, 3)],
                [material])


def _frame(pipe):
    """Hoops, purlins and the frame of the door."""
    for y in meshes.steps(0, LONG, 2.0):
        meshes.tube("hoop", [(x, y, z) for x, z in _hoop(0.06)], [0.035] * len(_hoop()), pipe, 10)
    for x, z in [(HALF - 0.06, 0.9), (0.06 - HALF, 0.9), (0, RIDGE - 0.08), *_hoop(0.08)[3:20:4]]:
        meshes.tube("rail", [(x, 0, z), (x, LONG, z)], [0.028, 0.028], pipe, 8)
    for x in (-1.0, 1.0):
        meshes.tube("jamb", [(x, 0, 0), (x, 0, RIDGE - 0.1)], [0.035, 0.035], pipe, 8)
    meshes.tube("head", [(-HALF + 0.1, 0, 2.4), (HALF - 0.1, 0, 2.4)], [0.03, 0.03], pipe, 8)


def _beds():
    """Rows of young plants on raised beds."""
    earth = materials.mottled("earth", "#3e2d20", "#57412f", 4, (20, 0.5), roughness=1)
    for x in (-3.1, -1.6, 1.6, 3.1):
        meshes.box((0.9, LONG - 1.2, 0.3), (x, LONG / 2, 0.15), earth)
    kinds = [plants.bush(20 + i, 0.55, 260, 0.06, "#3f7a26", "#8fb84a") for i in range(3)]
    plants.planted(kinds, [(x, y) for x in (-3.1, -1.6, 1.6, 3.1) for y in meshes.steps(0.9, LONG - 0.9, 0.5)], 4,
                   (1.1, 1.7))


@picture("job-polyhouse", samples=10)
def polyhouse():
    """A polyhouse of clear sheets on pipe hoops, green rows inside."""
    evening.outdoors(field=LAWN, yard=(0.5, -4.5, 5, 4.5))
    skin = materials.clear("#e6f3f3", 0.08, 0.2, 0.08, 0.6)

    def build():
        """Frame, sheets, plants."""
        _beds()
        _frame(materials.steel())
        _skin(skin)
        _end(0, skin, True)
        _end(LONG, skin, False)

    construction.whole(build, (-0.6, 1.0, 0), -3)
    models.person(shirt="#b8455a", trousers="#e2d9c6", pose=models.WALKING, place=(-0.2, -1.2, 0), turn=-30)
    crates = materials.timber()
    for x, y, turn in ((-3.3, -0.6, 10), (-2.6, -0.9, 25)):
        meshes.box((0.6, 0.4, 0.32), (x, y, 0.16), crates, (0, 0, turn), 0.01)
    plants.planted([plants.bush(30, 0.4, 240, 0.05, "#3f7a26", "#8fb84a")], [(-3.3, -0.6), (-2.6, -0.9)], 2,
                   (1.6, 1.7))
    plants.far_trees(seed=15, y=44)
    plants.planted([plants.palm(5, 8)], [(-9, 16), (12, 14)], 6)
    free = evening.outside((0.5, -4.5, 5, 4.5), 1.0)
    plants.verge((0, -2), (14, 8), 2600, free=lambda x, y: free(x, y) and not (-4.8 < x < 3.6 and y > 0.8),
                 height=0.2)
    evening.eye((-7.4, -10.5, 1.65), 26.5, 33, 0.07)


# Length, span, eave and slope of the cattle shed, and the gap that lets air out at its ridge.
SHED, SPAN, EAVE, SLOPE, VENT = 14.0, 8.0, 3.1, 17, 0.42


def _straw(place, size, seed):
    """A heap of straw or cut grass."""
    heap = [plants.grass(seed + i, 700, size, "#a9873f" if seed < 50 else "#5f7a2c", "#d9bf78" if seed < 50 else "#9fb04e")
            for i in range(2)]
    x, y = place
    plants.planted(heap, [(x + dx, y + dy) for dx in meshes.steps(-0.8, 0.8, 0.2) for dy in (-0.35, -0.1, 0.15, 0.4)], seed, (0.8, 1.2))


def _open_shed():
    """Posts, a light roof with a raised cap over its ridge, a low back wall, a manger along the front."""
    white, steel = materials.coated(materials.GREY_WHITE), materials.principled("frame", "#6d7378", metallic=0.5,
                                                                                roughness=0.45)
    plaster = materials.mottled("plaster", "#c4b291", "#dccbaa", 0.8, (40, 0.2), 8, roughness=0.95)
    half, deep, over = SHED / 2, SPAN / 2, 0.7
    slope = tan(radians(SLOPE))
    reach = (deep + over - VENT) / cos(radians(SLOPE))
    wide = SHED + 0.8
    for side in (-1, 1):
        sheet = construction.slope(wide, reach, SLOPE, white)
        low = EAVE - over * slope + 0.2
        meshes.group([sheet], (side * wide / 2, side * (deep + over), low), (0, 0, 180 if side > 0 else 0))
        for share in (0.03, 0.34, 0.66, 0.98):
            y = side * (deep - (deep - VENT) * share)
            meshes.box((SHED + 0.6, 0.06, 0.12), (0, y, EAVE + (deep - abs(y)) * slope + 0.12), steel)
        meshes.box((wide, 0.03, 0.16), (0, side * (deep + over + 0.01), low - 0.02), white)
    top = EAVE + deep * slope + 0.36
    cap = meshes.extrude("cap", [(-0.95, -0.95 * slope), (0, 0.0), (0.95, -0.95 * slope)], wide, 0.002, white,
                         materials.back_coat())
    meshes.place(meshes.turned(cap, "Z", 90), (0, 0, top + 0.14))
    for i in range(5):
        x = -half + SHED * i / 4
        for side in (-1, 1):
            construction.post(x, side * deep, EAVE + 0.1, 0.14, steel)
            construction.beam((x, side * deep, EAVE + 0.02), (x, 0, EAVE + deep * slope + 0.02), (0.08, 0.16), steel)
        meshes.box((0.06, 0.06, 0.4), (x, -0.5, top - 0.3), steel)
        meshes.box((0.06, 0.06, 0.4), (x, 0.5, top - 0.3), steel)
        construction.beam((x, -deep, EAVE - 0.05), (x, deep, EAVE - 0.05), (0.07, 0.1), steel)
    meshes.box((SHED, 0.2, 1.2), (0, deep, 0.6), plaster)
    meshes.box((0.2, SPAN, 1.2), (half, 0, 0.6), plaster)
    construction.slab((SHED + 0.6, SPAN + 0.6, 0.12), (0, 0, 0.03))
    concrete = materials.mottled("manger", "#a39a8c", "#bdb4a5", 1.5, (20, 0.3), roughness=0.9)
    meshes.box((SHED - 0.6, 0.1, 0.62), (0, -deep + 0.16, 0.36), concrete)
    meshes.box((SHED - 0.6, 0.1, 0.5), (0, -deep + 0.86, 0.3), concrete)
    meshes.box((SHED - 0.6, 0.6, 0.1), (0, -deep + 0.5, 0.3), concrete)
    for z in (1.0, 1.35):
        meshes.tube("rail", [(-half, -deep + 0.86, z), (half, -deep + 0.86, z)], [0.03, 0.03], steel, 10)
    feed = [plants.grass(60 + i, 160, 0.26, "#5f7a2c", "#9fb04e") for i in range(3)]
    plants.planted(feed, [(x, -deep + 0.5) for x in meshes.steps(-half + 0.6, half - 0.6, 0.28)], 8, (0.8, 1.2))


@picture("job-cattle-shed", samples=10)
def cattle_shed():
    """Buffaloes at the manger of an open shed under a light roof with a vent along its ridge."""
    evening.outdoors(field=LAWN, yard=(0.5, -4, 15, 9))

    def build():
        """The shed and what is in it."""
        _open_shed()
        hides = ("#2c2522", "#332a26", "#241f1d")
        for i, x in enumerate((-5.4, -3.5, -0.2, 1.7, 4.9)):
            models.buffalo((x, -SPAN / 2 + 2.25, 0.09), 84 + (i * 7 % 5) * 3, hides[i % 3], 0.18 if i % 2 else 0.0)

    construction.whole(build, (1.6, 4.2, 0), 8)
    models.person(shirt="#e2ddd0", trousers="#8a7a5c", pose=models.STANDING, place=(-2.9, -2.2, 0), turn=165)
    _straw((-5.9, -1.3), 0.42, 40)
    for i, (x, y) in enumerate(((5.4, -3.2), (6.0, -2.9))):
        meshes.place(meshes.lathe("can", [(0, 0), (0.17, 0.01), (0.18, 0.4), (0.1, 0.5), (0.12, 0.58), (0, 0.58)],
                                  materials.aluminium(0.3), 32), (x - 4.2, y + 1.3, 0.01))
    plants.planted([plants.tree(4, 7.5, 3.2)], [(-9, 9), (13, 10)], 6)
    plants.planted([plants.palm(5, 8)], [(-12, 13), (16, 16)], 6)
    plants.far_trees(seed=18, y=44)
    free = evening.outside((0.5, -4, 15, 9), 1.0)
    plants.verge((0, -4), (15, 9), 1500, free=lambda x, y: free(x, y) and not (-6.8 < x < 10 and y > -1.5),
                 height=0.2)
    evening.lamp((0.8, 4.6, 3.0), 260, (11, 2))
    evening.eye((-6.6, -8.6, 1.65), 31.5, 31, 0.1)

"""Buildings for plants and animals at evening: a polyhouse and a cattle shed."""

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


def _cattle_shed():
    """An open shed: posts on a low wall, a light roof with a raised ridge for stale air."""
    ivory, steel = materials.coated("#e4dcc4"), materials.steel()
    brick = materials.mottled("wall", "#b5a58a", "#cbbda2", 1, (30, 0.3), roughness=0.95)
    length, span, eave, angle = 18.0, 9.0, 3.3, 16
    for x in meshes.steps(-length / 2, length / 2, 3.0):
        for y in (-span / 2, span / 2):
            construction.post(x, y, eave, 0.16, steel)
        for side in (-1, 1):
            construction.beam((x, side * span / 2, eave), (x, 0, eave + span / 2 * tan(radians(angle))), (0.1, 0.18),
                              steel)
        construction.beam((x, -span / 2, eave - 0.05), (x, span / 2, eave - 0.05), (0.06, 0.08), steel)
    reach, width = (span / 2 + 0.5) / cos(radians(angle)), length + 0.8
    for side in (-1, 1):
        sheet = construction.slope(width, reach, angle, ivory)
        meshes.group([sheet], (side * width / 2, side * (span / 2 + 0.6), eave - 0.05),
                     (0, 0, 180 if side > 0 else 0))
        for share in (0.15, 0.4, 0.65, 0.9):
            y = side * (span / 2) * (1 - share)
            meshes.box((length, 0.06, 0.1), (0, y, eave + (span / 2 - abs(y)) * tan(radians(angle)) + 0.09), steel)
        cap = construction.slope(width, 0.9, angle, ivory)
        top = eave + span / 2 * tan(radians(angle)) + 0.3
        meshes.group([cap], (side * width / 2, side * 0.85, top - 0.1), (0, 0, 180 if side > 0 else 0))
        meshes.box((width, 0.05, 0.2), (0, side * (span / 2 + 0.62), eave - 0.1), ivory)
    for y in (span / 2,):
        meshes.box((length, 0.2, 1.1), (0, y, 0.55), brick)
    meshes.box((0.2, span, 1.1), (length / 2, 0, 0.55), brick)
    construction.slab((length + 0.6, span + 0.6, 0.14), (0, 0, 0.0))
    _manger(length, span, steel)


def _manger(length, span, steel):
    """A trough with fodder and rails behind it."""
    stone = materials.mottled("trough", "#9a9184", "#b3aa9b", 1, (20, 0.3), roughness=0.9)
    for y in (-span / 2 + 0.5, -span / 2 + 1.2):
        meshes.box((length - 0.6, 0.12, 0.55), (0, y, 0.3), stone)
    hay = materials.mottled("hay", "#8f8a3e", "#b5a858", 6, (60, 0.8), roughness=1)
    meshes.box((length - 0.7, 0.62, 0.5), (0, -span / 2 + 0.85, 0.27), hay)
    plants.planted([plants.grass(40 + i, 90, 0.35, "#8f8a3e", "#c2b464") for i in range(3)],
                   [(x, -span / 2 + 0.85 + 0.2 * sin(x * 9)) for x in meshes.steps(-length / 2 + 0.6,
                                                                                   length / 2 - 0.6, 0.16)], 3, (0.7,
                                                                                                                 1.2))
    meshes.tube("rail", [(-length / 2, -span / 2 + 1.35, 1.25), (length / 2, -span / 2 + 1.35, 1.25)], [0.035, 0.035],
                steel, 8)


@picture("job-cattle-shed", samples=10)
def cattle_shed():
    """Buffaloes at the trough of an open shed with a light roof and an open ridge."""
    evening.outdoors(field=LAWN, yard=(0, -3, 17, 9))

    def build():
        """The shed and its animals."""
        _cattle_shed()
        for i, x in enumerate((-7.4, -5.6, -4.0, -1.9, -0.2, 1.8, 4.2, 6.4)):
            # The head looks to the camera, over the trough.
            models.buffalo((x, -1.55 + 0.15 * (i % 3), 0.07), 90 + (i * 7 % 5 - 2) * 3,
                           head_down=0.35 if i % 2 else 0.05)

    construction.whole(build, (3.4, 5.5, 0), -2)
    models.buffalo((-4.2, -2.4, 0.0), 200, head_down=0.1)
    models.person(shirt="#e2ddd0", trousers="#d9d2c0", pose=models.STANDING, place=(-2.2, -2.6, 0), turn=-50)
    plants.far_trees(seed=16, y=42)
    plants.planted([plants.tree(4, 8, 3.6), plants.palm(5, 8)], [(-8, 14), (-11, 11), (14, 10)], 6)
    plants.verge((0, -8), (15, 5), 1300, free=evening.outside((0, -3, 17, 9), 0.6), height=0.25)
    evening.eye((-6.5, -14.5, 1.65), 22, 33, 0.1)

"""A building for plants at evening: a polyhouse."""

from math import cos, pi, sin

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

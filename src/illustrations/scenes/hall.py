"""The wide picture: an industrial shed at evening, seen at eye level."""

import construction
import evening
import materials
import meshes
import models
import plants
from scenes.picture import picture
from scenes.ventilators import turbo

SIZE = (24.0, 15.0, 5.2)
YARD = (3, -8, 22, 13.5)


def shed(colour=materials.GENTIAN_BLUE):
    """A hall with ribbed roof and walls, two doors and daylight strips."""
    blue, white = materials.coated(colour), materials.coated(materials.GREY_WHITE)
    opal = materials.principled("skylight", "#d7e4e6", roughness=0.25, specular=0.6)
    hall = construction.Hall(*SIZE, slope=17, roof=blue, wall=white, trim=blue,
                             front=[(3.4, 8.0, 0, 4.2)], left=[(5.0, 10.0, 0, 4.4)])
    construction.walls(hall)
    construction.roof(hall, strips=(-6, 1, 8), clear=opal)
    half, deep = hall.length / 2, hall.span / 2
    construction.sliding_door(-half + 3.4, -deep, 4.6, 4.2, blue, white, 3.4)
    door = construction.roll_door(5.0, 0, 5.0, 4.4, blue, white, 0.0)
    meshes.place(door, (-half, deep - 5.0, 0), (0, 0, -90))
    for x in (-7, 0.5, 8):
        meshes.group(turbo(0.42), (x, 0, hall.eave + hall.rise + 0.15))
    return hall


def _inside():
    """Bundles of sheets under a lamp, behind the open door."""
    construction.slab((23.6, 14.6, 0.1), (0, 0, 0.03))
    for i, colour in enumerate((materials.BRICK_RED, materials.GENTIAN_BLUE, materials.MOSS_GREEN)):
        models.bundle(colour, count=40, place=(-8.2 + 2.0 * i, -2.6, 0.08))
    evening.lamp((-6.5, -3, 4.9), 2200)


@picture("roof", 1920, 1080, samples=16)
def roof():
    """A blue shed in the right two thirds; the sky stays calm at the left and above."""
    evening.outdoors(yard=YARD)
    shed()
    _inside()
    construction.slab((6.5, 5, 0.1), (-6.3, -9.6, 0.0))
    models.truck(place=(-3.6, -13.0, 0), turn=-4)
    models.person(pose=models.POINTING, helmet="#e8b21e", shirt="#d8582a", place=(-8.6, -12.4, 0), turn=20)
    models.person(shirt="#8fa9c4", pose=models.STANDING, place=(-9.9, -12.0, 0), turn=50)
    plants.far_trees()
    models.bundle(materials.BRICK_RED, count=26, place=(-10.4, -9.0, 0.01), turn=88)
    plants.verge((-14, -16), (13, 8), 1700, free=evening.outside(YARD))
    evening.eye((-22, -27, 1.8), 31.5, 32, 0.13)

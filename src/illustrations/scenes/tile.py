"""Tile-profile steel sheets: waves across, steps along."""

from functools import partial
from math import cos, pi

from mathutils import Matrix

import figures
import materials
import meshes
import profiles
import stage
from scenes.picture import picture

PAGE = "Tiledprofileroofingsheet"
WAVES = figures.waves(PAGE)
WAVE = figures.lengths(PAGE, "overall width")[0] / WAVES
STEP = figures.lengths(PAGE, "pitch step")[0]
DEPTH = figures.depth(PAGE)


def tile_height(x, y):
    """Waves across; each course rises 18 mm at its lower edge."""
    wave = DEPTH * (0.5 - 0.5 * cos(2 * pi * x / WAVE)) ** 1.4
    share = (y / STEP) % 1
    return wave + 0.018 * (1 - share) * min(1, share / 0.02)


def course_lines(courses):
    """y of the grid lines, close together where a course drops."""
    shares = (0.0, 0.01, 0.02, 0.05, 0.2, 0.4, 0.6, 0.8, 0.97, 0.999)
    return [(course + share) * STEP for course in range(courses) for share in shares]


def tile_sheet(colour, courses, waves=WAVES, top=None, fine=24):
    """A sheet whose lower left corner is at the origin; top is its surface if it is not painted; fine is the points of a wave."""
    xs = meshes.steps(0, waves * WAVE, WAVE / fine)
    return meshes.surface("tile", xs, course_lines(courses), tile_height, 0.0008,
                          top or materials.coated(colour), materials.back_coat())


@picture("tile-2")
def tile(colour=materials.BRICK_RED):
    """Two sheets on the floor, one laid over the other."""
    stage.studio((-58, 32))
    lower = meshes.shifted(tile_sheet(colour, 9), -0.55, -0.9)
    meshes.place(lower, (0.25, 0.2, 0.001), (0, 0, 12))
    upper = meshes.shifted(tile_sheet(colour, 9), -0.55, -0.9)
    meshes.place(upper, (-0.1, 0, 0.05), (0, 0, 34))
    stage.shot(4, 31, 50, 0.94)


for word, chip in figures.colours(PAGE).items():
    if chip != materials.BRICK_RED:  # that is tile-2 itself
        picture(f"tile-2-{word}")(partial(tile, chip))


@picture("stone-coated")
def stone_coated():
    """Three short panels under stone granules, one lapped over the other."""
    stage.studio((-66, 30))
    tones = (("#1d1c1c", "#57524e"), ("#2e1d16", "#6e4c38"), ("#3c170f", "#7c3626"))
    for i, tone in enumerate(tones):
        panel = tile_sheet(None, 3, 5, materials.granules(*tone))
        meshes.place(meshes.shifted(panel, -0.45, -0.3), (0.06 * i, -0.4 * i, 0.001 + 0.045 * i), (0, 0, 30 - 9 * i))
    stage.shot(4, 33, 50, 0.94)


def _slope(side):
    """One slope with lapped sheets; side 1 faces the camera, -1 faces away."""
    sheets = [meshes.place(tile_sheet(materials.BRICK_RED, 14), (i * WAVE * (WAVES - 1), -2.8, i * 0.001))
              for i in range(7)]
    length = WAVE * 36
    board = meshes.box((0.03, 2.84, 0.16), (-0.02, -1.41, -0.02), materials.coated(materials.GREY_WHITE))
    other = meshes.box((0.03, 2.84, 0.16), (length + 0.02, -1.41, -0.02), materials.coated(materials.GREY_WHITE))
    eave = meshes.box((length, 0.03, 0.14), (length / 2, -2.76, -0.08), materials.coated(materials.GREY_WHITE))
    turn = (24, 0, 0) if side > 0 else (24, 0, 180)
    shift = (0, 0, 0) if side > 0 else (length, 0, 0)
    return meshes.group(sheets + [board, other, eave], shift, turn)


@picture("tile")
def roof():
    """A house roof with ridge, seen from a little above."""
    stage.outdoors((-122, 40), below=-4.5)
    for side in (1, -1):
        _slope(side)
    length = WAVE * 36
    arc = [(x, z) for x, z in profiles.arc(0.12, 170, 10, 24)]
    line = [(-0.2, -0.05), *arc, (0.2, -0.05)]
    ridge = meshes.turned(meshes.extrude("ridge", line, length + 0.1, 0.001,
                                         materials.coated(materials.BRICK_RED)), "Z", 90)
    meshes.place(ridge, (length / 2, 0, 0.012))
    plaster = materials.mottled("plaster", "#d9cdb8", "#e2d8c6", 3, (60, 0.15), roughness=0.9)
    gable = [(-2.35, -4.5), (2.35, -4.5), (2.35, -1.13), (0, -0.1), (-2.35, -1.13)]
    wall = meshes.prism("wall", gable, 0.25, length - 0.25, plaster)
    wall.matrix_world = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    stage.camera((-1.7, -5.6, 1.55), (2.62, -0.4, -0.5), 31)

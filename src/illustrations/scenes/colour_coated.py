"""Colour-coated trapezoidal steel sheets."""

import materials
import meshes
import stage
from scenes.parts import FOOT, WIDTH, purlin, rib_middles, screw_rows, steel_sheet
from scenes.picture import picture

COVER = WIDTH - FOOT


@picture("colour-coated")
def hero():
    """Four sheets fanned out like a hand of cards."""
    stage.studio()
    colours = (materials.GREY_WHITE, materials.MOSS_GREEN, materials.BRICK_RED, materials.GENTIAN_BLUE)
    for i, colour in enumerate(colours):
        sheet = meshes.shifted(steel_sheet(colour, 2.4), 0, -0.9)
        meshes.place(sheet, (0, 1.0, 0.002 + i * 0.0295), (0, 0, 27 - i * 13))
    stage.shot(12, 33, 45, 0.93)


@picture("colour-coated-colours")
def colours():
    """Five narrow sheets side by side, lapped rib over rib."""
    stage.studio((-75, 34))
    cards = (materials.GENTIAN_BLUE, materials.BRICK_RED, materials.MOSS_GREEN,
             materials.GREY_WHITE, materials.ZINC)
    width = FOOT + 0.257
    for i, colour in enumerate(cards):
        sheet = steel_sheet(colour, 1.35, 2, width)
        meshes.place(sheet, ((i - 2) * 0.257, 0.09 * (2 - i), 0.002 + i * 0.0018))
    stage.shot(-16, 40, 50, 0.92)


@picture("colour-coated-profile")
def profile():
    """Short pieces stood on end, so that the cross-section reads from above."""
    stage.studio((-118, 42), 0.3)
    for i, colour in enumerate((materials.GENTIAN_BLUE, materials.BRICK_RED, materials.GREY_WHITE)):
        piece = meshes.turned(steel_sheet(colour, 0.12, thickness=0.0014), "X", 90)
        meshes.place(piece, (0.05 * i, 0.085 * i, 0.0601), (0, 0, -12))
    stage.camera((-0.12, -0.42, 0.56), (0.0, 0.055, 0.085), 50, 11, (0.0, 0.02, 0.12))


@picture("colour-coated-stack")
def stack():
    """A strapped bundle on timber battens."""
    stage.studio((-60, 32))
    low, gap, count = 0.0815, 0.0024, 44
    sheet = steel_sheet(materials.GENTIAN_BLUE, 2.2)
    parts = [meshes.place(sheet, (0, 0, low))]
    for i in range(1, count):
        aside, along = 0.0015 * (i * 7 % 5 - 2), 0.002 * (i * 5 % 7 - 3)
        parts.append(meshes.copy(sheet, (aside, along, low + i * gap)))
    wood = materials.timber()
    parts += [meshes.box((1.25, 0.09, 0.08), (0, y, 0.04), wood) for y in (-0.85, 0.0, 0.85)]
    parts += [_strap(y, low, low + count * gap + 0.027) for y in (-0.6, 0.6)]
    meshes.group(parts, (0, 0.3, 0), (0, 0, -28))
    stage.shot(8, 23, 50, 0.92)


def _strap(y, bottom, top):
    """A steel band round the bundle."""
    half = WIDTH / 2 + 0.007
    line = [(-half, bottom), (-half, top - 0.026), (-half + 0.024, top)]
    line += [(-x, z) for x, z in reversed(line)]
    band = meshes.extrude("strap", line, 0.03, 0.001, materials.steel())
    return meshes.place(band, (0, y, 0))


@picture("colour-coated-roof")
def roof():
    """Sheets screwed to purlins, the frame still open at one side."""
    stage.outdoors((-70, 36))
    parts = [meshes.place(steel_sheet(materials.GENTIAN_BLUE, 5.2), (i * COVER, 0, 0.001 + i * 0.0015))
             for i in range(4)]
    lines = (-2.2, -1.1, 0, 1.1, 2.2)
    for y in lines:
        parts.append(meshes.place(purlin(7.0), (1.2, y, 0)))
    for i in range(4):
        xs = [x + i * COVER for x in rib_middles()][0 if i == 0 else 1:]
        parts += screw_rows(xs, [y + 0.02 for y in lines], 0.0295 + i * 0.0015)
    for x in (-0.9, 3.9):
        parts.append(meshes.box((0.12, 5.6, 0.2), (x, 0, -0.225), materials.steel()))
    meshes.group(parts, (0, 0, 0), (20, 0, 0))
    stage.camera((-2.0, -4.9, 0.95), (1.15, 0.3, -0.15), 32)

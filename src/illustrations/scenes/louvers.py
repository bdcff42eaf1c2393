"""Louver panels in a wall."""

import materials
import meshes
import profiles
import stage
from scenes.colour_coated import COVER
from scenes.parts import steel_sheet
from scenes.picture import picture

HEIGHT = 1.5


def louver_blades(width, height, skin, pitch=0.15):
    """Inclined blades with rolled lips, one above the other."""
    line = [(-0.085, -0.1), (-0.07, -0.085), (0.03, 0.03), (0.05, 0.04), (0.05, 0.06)]
    blades = []
    for z in meshes.steps(0.09, height - 0.05, pitch):
        blade = meshes.turned(meshes.extrude("blade", profiles.rounded(line, 0.01, 4), width, 0.002, skin), "Z", 90)
        blades.append(meshes.place(blade, (0, 0, z)))
    return blades


def louver_frame(width, height, blade):
    """An aluminium frame filled with blades, standing on z = 0."""
    metal = materials.coated(materials.GREY_WHITE)
    parts = louver_blades(width - 0.02, height, blade)
    for x in (-width / 2, width / 2):
        parts.append(meshes.box((0.05, 0.16, height + 0.1), (x, 0, height / 2), metal))
    for z in (-0.025, height + 0.025):
        parts.append(meshes.box((width - 0.05, 0.155, 0.05), (0, 0, z), metal))
    return parts


def ribbed_wall():
    """Sheets on end; the three in the middle leave the opening free."""
    for i in range(-4, 5):
        pieces = ((0.4, 5.6),) if abs(i) > 1 else ((-1.23, 2.4), (2.4, 1.75))
        for z, length in pieces:
            sheet = steel_sheet(materials.GREY_WHITE, length)
            meshes.place(sheet, (i * COVER, 0.05 - 0.002 * (i % 2), z), (90, 0, 0))


def flashing(width):
    """The coloured trim round the opening."""
    trim = materials.coated(materials.GENTIAN_BLUE)
    for z in (-0.07, HEIGHT + 0.07):
        meshes.box((width + 0.04, 0.06, 0.1), (0, -0.02, z), trim)
    for x in (-width / 2 - 0.07, width / 2 + 0.07):
        meshes.box((0.1, 0.064, HEIGHT + 0.242), (x, -0.02, HEIGHT / 2), trim)


@picture("louvers", samples=40)
def louvers():
    """Louver panels in the ribbed wall of a hall."""
    stage.outdoors((-108, 42), below=-2.4)
    opal = materials.clear("#bfe0ee", 0.05, 0.75, 0.2, 0.35)
    for i in (-1, 0, 1):
        meshes.group(louver_frame(COVER - 0.05, HEIGHT, opal), (i * COVER, 0.02, 0))
    ribbed_wall()
    flashing(3 * COVER)
    stage.camera((-1.9, -3.9, 0.7), (0.05, 0, 0.76), 40)

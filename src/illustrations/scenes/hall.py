"""The wide picture of an industrial roof."""

from math import cos, radians, tan

import materials
import meshes
import profiles
import stage
from scenes.picture import picture
from scenes.ventilators import turbo

LENGTH, SPAN, EAVE, SLOPE = 56.0, 22.0, 6.0, 9.0
PEAK = EAVE + SPAN / 2 * tan(radians(SLOPE))
REACH = SPAN / 2 / cos(radians(SLOPE))
PITCH = 0.3


def _ribs(count):
    """Plain ribs without beads, because the camera is far away."""
    return profiles.trapezoid(count, (count - 1) * PITCH + 0.09, 0.04, 0.04, 0.09, 0)


def _slope(turn, y):
    """One roof slope with skylight strips, lower edge at the eave."""
    length = REACH + 0.35
    count = int(LENGTH / PITCH) + 1
    sheet = meshes.extrude("roof", _ribs(count), length, 0.001, materials.coated(materials.GENTIAN_BLUE))
    parts = [meshes.place(sheet, (0, length / 2, 0))]
    opal = materials.principled("skylight", "#c5d8e0", roughness=0.25, specular=0.6)
    aside = PITCH / 2 if count % 2 == 0 else 0
    for x in range(-24, 25, 8):
        strip = meshes.extrude("skylight", _ribs(5), length * 0.72, 0.002, opal)
        parts.append(meshes.place(strip, (round(x / PITCH) * PITCH + aside, length * 0.52, 0.006)))
    return meshes.group(parts, (0, y, EAVE - 0.05), (SLOPE, 0, turn))


def _walls():
    """Ribbed grey-white walls on the two sides that the camera sees."""
    white = materials.coated(materials.GREY_WHITE)
    front = meshes.extrude("wall", _ribs(int(LENGTH / PITCH)), EAVE, 0.001, white)
    meshes.place(front, (0, -SPAN / 2, EAVE / 2), (90, 0, 0))
    gable = meshes.extrude("gable", _ribs(int(SPAN / PITCH)), EAVE, 0.001, white)
    meshes.place(gable, (-LENGTH / 2, 0, EAVE / 2), (90, 0, -90))
    outline = [(-SPAN / 2, EAVE), (SPAN / 2, EAVE), (0, PEAK)]
    meshes.make("peak", [(-LENGTH / 2, y, z) for y, z in outline], [(0, 1, 2)], [white])
    meshes.box((0.12, SPAN + 0.1, 0.14), (-LENGTH / 2 - 0.03, 0, EAVE), white)
    meshes.box((0.3, 0.3, EAVE - 0.2), (-LENGTH / 2 - 0.02, -SPAN / 2 + 0.02, EAVE / 2 - 0.1), white)
    meshes.box((LENGTH + 0.3, 0.22, 0.2), (0, -SPAN / 2 - 0.42, EAVE - 0.2), white)


def _trim():
    """Blue doors, verge boards and ridge cap."""
    blue = materials.coated(materials.GENTIAN_BLUE)
    for x in (-20, -4, 12):
        meshes.box((4.5, 0.1, 4.6), (x, -SPAN / 2 - 0.06, 2.3), blue)
    meshes.box((0.1, 5, 4.6), (-LENGTH / 2 - 0.06, 0, 2.3), blue)
    for side in (-1, 1):
        middle = (-LENGTH / 2 - 0.08, side * (SPAN / 4 + 0.15), (EAVE + PEAK) / 2 - 0.03)
        meshes.box((0.06, REACH + 0.4, 0.4), middle, blue, (-side * SLOPE, 0, 0))
    cap = meshes.extrude("ridge", [(-0.35, -0.055), (0, 0.03), (0.35, -0.055)], LENGTH + 0.2, 0.002, blue)
    meshes.place(meshes.turned(cap, "Z", 90), (0, 0, PEAK + 0.06))


@picture("roof", 1920, 1080)
def roof():
    """A hall at low sun, seen from above its near corner."""
    stage.outdoors((-112, 18), "#77765a", 0.0, 4.2, 0.12)
    yard = materials.mottled("yard", "#98938a", "#a39e94", 0.3, (2, 0.05), roughness=0.9)
    meshes.box((LENGTH + 90, SPAN + 100, 0.04), (0, 20, 0.02), yard)
    _slope(0, -SPAN / 2 - 0.35)
    _slope(180, SPAN / 2 + 0.35)
    _walls()
    _trim()
    for x in (-20, -10, 0, 10, 20):
        meshes.group(turbo(0.5), (x, -0.75, PEAK - 0.1))
    stage.camera((-43, -24, 17), (-8.5, -1.2, 5.0), 41)

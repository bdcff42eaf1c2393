"""Flashing tape and XLPE foam, in rolls and laid out."""

from math import cos, radians, sin

import materials
import meshes
import profiles
import stage
from scenes.picture import picture


def foil():
    """Embossed aluminium foil."""
    return materials.mottled("foil", "#d9dadb", "#ececec", 30, (160, 0.16), metallic=1.0, roughness=0.22)


def tape_roll(width, inner, outer, metal):
    """A full roll lying flat: foil outside, butyl between, a card core."""
    butyl = materials.rubber()
    card = materials.principled("card", "#b08a5f", (300, 0.2), roughness=0.8)
    face = [(inner + 0.003, width), (outer - 0.001, width)]
    wound = meshes.steps(inner + 0.003, outer, 0.0022)
    ridged = [(r, width + (0.0006 if i % 2 else 0)) for i, r in enumerate(wound)]
    tube = [(inner, 0), (inner, width + 0.002), (inner + 0.003, width + 0.002), (inner + 0.003, 0)]
    return [
        meshes.lathe("wound", ridged, butyl, 128, 20),
        meshes.lathe("base", [(r, 0) for r, _ in reversed(face)], butyl, 128),
        meshes.lathe("skin", [(outer, width), (outer, 0)], metal, 128),
        meshes.lathe("core", tube, card, 96),
    ]


def unrolled(outer, length):
    """The outer winding of a standing roll and the strip that leaves it, in the plane of the roll."""
    angle = -28
    winding = [(outer * cos(radians(a)), outer + outer * sin(radians(a))) for a in meshes.steps(200, angle, 4)]
    x, z = winding[-1]
    down = 0.0016
    foot = (x + 0.09, down)
    handle = (x - 0.35 * (z - down), down)
    bend = []
    for t in meshes.steps(0.05, 1, 0.05):
        bend.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                          for a, b, c in zip((x, z), (handle[0], handle[1]), foot)))
    flat = [(foot[0] + d, down) for d in meshes.steps(0.02, length, 0.02)]
    end = flat[-1][0]
    curl = [(end + 0.09 * sin(radians(a)), down + 0.09 * (1 - cos(radians(a)))) for a in meshes.steps(5, 62, 5)]
    return winding + bend + flat + curl


@picture("flashing-tape", samples=56)
def flashing_tape():
    """Three rolls, one of them partly unrolled."""
    stage.studio((-50, 36), 0.18)
    metal = foil()
    meshes.group(tape_roll(0.1, 0.038, 0.082, metal), (-0.2, 0.16, 0.001))
    meshes.group(tape_roll(0.075, 0.038, 0.075, metal), (-0.195, 0.165, 0.1035))
    standing = meshes.group(tape_roll(0.1, 0.038, 0.079, metal), (-0.02, 0.05, 0.081), (90, 0, 0))
    strip = meshes.extrude("strip", unrolled(0.081, 0.2), 0.1, 0.0014, metal, materials.rubber(), materials.rubber())
    handle = meshes.group([meshes.place(strip, (-0.02, 0, 0.0))], (0, 0, 0))
    meshes.group([standing, handle], (0, 0, 0), (0, 0, -22))
    stage.shot(12, 24, 60, 0.88)


def foam():
    """Closed-cell white foam."""
    return materials.mottled("foam", "#b9cfdc", "#c9dbe5", 200, (500, 0.5), roughness=0.85)


def foam_roll(width, turns, thickness=0.01):
    """A wound roll, axis along y, standing on z = 0, with a short free end."""
    line = profiles.spiral(0.05, thickness * 1.12, turns)
    outer = 0.05 + thickness * (1.12 * turns + 1)
    roll = meshes.extrude("roll", line, width, thickness, foam(), foil(), foam())
    return roll, outer


@picture("xlpe", samples=56)
def xlpe():
    """Two rolls and a few cut sheets with their foil face up."""
    stage.studio((-56, 36), 0.6)
    roll, outer = foam_roll(0.9, 12)
    meshes.group([meshes.place(roll, (0, 0, outer + 0.001))], (-0.1, 0.35, 0), (0, 0, -38))
    tall, _ = foam_roll(0.72, 9)
    meshes.place(meshes.turned(tall, "X", 90), (-0.6, 0.46, 0.361), (0, 0, 40))
    for i, angle in enumerate((-4, 6, 16, 26)):
        sheet = meshes.extrude("sheet", [(-0.3, 0.0), (0.3, 0.0)], 0.46, 0.012, foil(), foam(), foam())
        meshes.place(sheet, (0.36, -0.22, 0.0135 + i * 0.0128), (0, 0, angle))
    stage.shot(0, 24, 50, 0.9)

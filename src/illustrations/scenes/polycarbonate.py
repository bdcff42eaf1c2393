"""Polycarbonate sheets: multiwall, corrugated and solid."""

import figures
import materials
import meshes
import profiles
import stage
from scenes.picture import picture

CORRUGATED = "Polycarbonatecorrugatedsheet"


def multiwall(skin, edge, width, length, depth, cell, walls=2):
    """Flat walls joined by webs; the open cells are at the ends."""
    plies = []
    for wall in range(walls):
        z = 0.0005 + (depth - 0.001) * wall / (walls - 1)
        plies.append(_plate((-width / 2, z), (width / 2, z), length, skin, edge))
    for x in meshes.steps(-width / 2, width / 2, cell):
        plies.append(_plate((x, 0.0007), (x, depth - 0.0007), length, skin, edge))
    return plies


def _plate(start, end, length, skin, edge):
    """One wall or web."""
    return meshes.extrude("ply", [start, end], length, 0.0007, skin, skin, edge)


@picture("polycarbonate-multiwall", samples=56)
def multiwall_panels():
    """Four panels of different thickness and tint, their cells towards the eye."""
    stage.studio((-40, 38), 0.16)
    cards = (("#c2e8d0", "#62c08c", 0.006, 0.007, 2, 32), ("#dcbf98", "#c98b4a", 0.008, 0.009, 2, 16),
             ("#b9def2", "#5fb0e6", 0.010, 0.010, 2, 0), ("#eef6f8", "#dff3f7", 0.016, 0.0157, 3, -16))
    low = 0.001
    for tint, rim, depth, cell, walls, angle in cards:
        skin = materials.clear(tint, 0.04, 0.06, 0.12, 0.35)
        plies = multiwall(skin, materials.glowing_edge(rim, 0.3), 0.22, 0.34, depth, cell, walls)
        for ply in plies:
            meshes.shifted(ply, 0, -0.13)
        meshes.group(plies, (0, 0.13, low), (0, 0, angle))
        low += depth + 0.001
    stage.shot(8, 27, 50, 0.94)


@picture("polycarbonate-corrugated", samples=56)
def corrugated():
    """Clear corrugated sheets on a light timber frame."""
    stage.studio((-52, 38), 0.8)
    wood, rafter, post = (materials.timber(axis) for axis in range(3))
    parts = [meshes.box((2.3, 0.05, 0.07), (0, y, -0.036), wood) for y in (-0.85, 0, 0.85)]
    parts += [meshes.box((0.05, 1.9, 0.09), (x, 0, -0.117), rafter) for x in (-1.0, 0, 1.0)]
    line = profiles.sinus(figures.waves(CORRUGATED), 0.076, figures.depth(CORRUGATED))
    for i in range(3):
        skin = materials.clear("#e2f0f5", 0.08, 0.08, 0.06, 0.65)
        parts.append(meshes.place(meshes.extrude("sheet", line, 1.95 - 0.12 * i, 0.0015, skin),
                                  ((i - 1) * 0.76, -0.06 * i, 0.002 + 0.002 * i)))
    meshes.group(parts, (0, 0, 0.72), (18, 0, 0))
    for x in (-1.0, 0, 1.0):
        meshes.box((0.05, 0.05, 0.3), (x, -0.8, 0.15), post)
        meshes.box((0.05, 0.05, 0.81), (x, 0.8, 0.405), post)
    stage.shot(-26, 24, 50, 0.9)


@picture("polycarbonate-solid", samples=56)
def solid():
    """Clear sheets of rising thickness in a grooved timber stand."""
    stage.studio((-46, 40), 0.4)
    skin = materials.clear("#f0f8f9", 0.05, 0.0, 0.02, 0.4)
    rim = materials.glowing_edge("#86cfe0", 0.4)
    for i, depth in enumerate((0.003, 0.005, 0.007, 0.009, 0.012)):
        height = 0.5 - 0.055 * i
        sheet = meshes.extrude("sheet", [(-0.26, 0), (0.26, 0)], height, depth, skin, skin, rim)
        meshes.place(sheet, (-0.2 + 0.1 * i, 0.26 - 0.12 * i, 0.02 + height / 2), (90, 0, 0))
    wood = materials.timber()
    meshes.box((0.98, 0.6, 0.035), (0, 0.02, 0.0175), wood)
    stage.shot(-28, 19, 55, 0.92)

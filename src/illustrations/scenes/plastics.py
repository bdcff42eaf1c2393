"""PVC, UPVC, Spanish tile and polypropylene sheets."""

from functools import partial
from math import cos, pi, sin, sqrt

import figures
import materials
import meshes
import profiles
import stage
from scenes.picture import picture

PVC = "Pvccorrugatedroofingsheet"


@picture("pvc-corrugated")
def pvc(colours=("#3f7fb0", "#4c9166", materials.IVORY)):
    """Three corrugated sheets leaning against a timber trestle."""
    stage.studio((-118, 40), 0.7)
    line = profiles.sinus(figures.waves(PVC), 0.076, figures.depth(PVC))
    for i, colour in enumerate(colours):
        sheet = meshes.extrude("sheet", line, 1.6 - 0.14 * i, 0.0014, materials.plastic(colour))
        meshes.shifted(sheet, 0, 0.8 - 0.07 * i)
        meshes.place(sheet, (0.62 - 0.56 * i, -0.045 * i, 0.004), (66, 0, 0))
    wood, foot, post = (materials.timber(axis) for axis in range(3))
    meshes.box((2.5, 0.05, 0.09), (0.1, 0.51, 1.02), wood)
    for x in (-1.08, 1.28):
        meshes.box((0.07, 0.05, 1.06), (x, 0.57, 0.53), post)
        meshes.box((0.07, 0.6, 0.05), (x, 0.57, 0.025), foot)
    stage.shot(-20, 15, 50, 0.92)


for word, chip in figures.colours(PVC).items():
    picture(f"pvc-corrugated-{word}")(partial(pvc, (chip,) * 3))


@picture("upvc")
def upvc():
    """Thick matt sheets with a coloured top on a white core."""
    stage.studio((-60, 36))
    line = profiles.rounded(profiles.trapezoid(5, 1.095, 0.034, 0.04, 0.09, 0), 0.006, 4)
    white = materials.plastic("#e6e5df", 0.55)
    for i, (colour, angle) in enumerate((("#98352a", -24), ("#24588f", -9), ("#e6e5df", 6))):
        sheet = meshes.extrude("sheet", line, 2.0, 0.004, materials.plastic(colour, 0.55), white, white)
        meshes.place(meshes.shifted(sheet, 0, -0.8), (0, 0.85, 0.0045 + i * 0.0385), (0, 0, angle))
    stage.shot(-14, 30, 45, 0.8)


def barrel(x, y, pitch=0.16, step=0.219):
    """Half-round barrels with flat channels, a 12 mm drop at each course."""
    across = (x % pitch) / pitch * 2 - 1
    round_part = 0.05 * sqrt(max(0, 1 - (across / 0.74) ** 2))
    share = (y / step) % 1
    return round_part + 0.012 * (1 - share) * min(1, share / 0.02)


def _barrel_lines(tiles, pitch=0.16):
    """x of the grid lines, dense at the foot of each barrel."""
    shares = [0.5 - 0.5 * 0.74 * cos(pi * i / 20) for i in range(21)]
    return [tile * pitch + share * pitch for tile in range(tiles) for share in (0, *shares)] + [tiles * pitch]


@picture("spanish-tile")
def spanish_tile():
    """Two terracotta tile sheets, the upper one turned."""
    stage.studio((-56, 32))
    shares = (0.0, 0.01, 0.02, 0.06, 0.3, 0.6, 0.9, 0.999)
    ys = [(course + share) * 0.219 for course in range(7) for share in shares]
    top = materials.plastic(materials.TERRACOTTA, 0.48)
    for i, angle in enumerate((8, 30)):
        sheet = meshes.surface("tile", _barrel_lines(6), ys, barrel, 0.0025, top)
        meshes.place(meshes.shifted(sheet, -0.48, -0.77), (0.22 - 0.3 * i, 0.1, 0.003 + i * 0.066), (0, 0, angle))
    stage.shot(4, 29, 50, 0.94)


@picture("pp-decorative")
def polypropylene():
    """Thin coloured sheets standing in curves, the sun behind them."""
    stage.studio((-28, 36), 0.7)
    cards = (("#f0b44e", -0.34, 0.20, 0.62), ("#ea7a62", -0.06, 0.06, 0.54),
             ("#7cc9b2", 0.2, -0.1, 0.46), ("#7fb6e4", 0.46, -0.26, 0.38))
    for colour, x, y, height in cards:
        line = [(0.42 * (t - 0.5) * 2, 0.07 * sin(pi * 1.6 * t + 0.4)) for t in meshes.steps(0, 1, 0.02)]
        skin = materials.clear(colour, 0.03, 0.5, 0.25, 0.3)
        sheet = meshes.turned(meshes.extrude("sheet", line, height, 0.0015, skin), "X", 90)
        meshes.place(sheet, (x * 0.8, y, height / 2), (0, 0, 24))
    stage.shot(-6, 18, 55, 0.9)

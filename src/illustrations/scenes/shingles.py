"""Bitumen shingles on a sample slope."""

import random

import materials
import meshes
import stage
from scenes.picture import picture

TAB = 0.333
COURSE = 0.143


def course(number, count, tones, dice):
    """One row of tabs; each second row starts half a tab aside."""
    tabs = []
    shift = (number % 2) * TAB / 2
    for i in range(count + 1):
        start, end = max(0, i * TAB - shift), min(count * TAB, (i + 1) * TAB - shift)
        if end - start < 0.02:
            continue
        size = (end - start - 0.007, 0.3, 0.0045)
        middle = ((start + end) / 2 - count * TAB / 2, number * COURSE + 0.15, 0.008)
        tabs.append(meshes.box(size, middle, dice.choice(tones), (-1.2, 0, dice.uniform(-0.12, 0.12)), 0.0015))
    return tabs


@picture("asphalt-shingles")
def shingles():
    """Courses of shingles climbing a boarded slope; the top of the board is still open."""
    stage.studio((-62, 36), 0.8)
    dice = random.Random(4)
    tones = [materials.granules(*pair) for pair in (("#35322f", "#857d75"), ("#2e2b29", "#78716b"),
                                          ("#3b3430", "#8d8176"), ("#2a292a", "#6c6a69"))]
    parts = []
    for number in range(9):
        parts += course(number, 5 if number < 7 else (4 if number == 7 else 2), tones, dice)
    wood = materials.timber()
    parts.append(meshes.box((5 * TAB + 0.02, 1.62, 0.018), (0, 0.8, -0.012), wood))
    felt = materials.principled("felt", "#2b2b2c", (200, 0.3), roughness=0.85)
    parts.append(meshes.box((5 * TAB, 1.55, 0.002), (0, 0.8, -0.001), felt))
    parts += [meshes.box((0.05, 1.6, 0.1), (x, 0.8, -0.071), wood) for x in (-0.78, 0, 0.78)]
    meshes.group(parts, (0, 0, 0.16), (24, 0, 0))
    for x in (-0.78, 0, 0.78):
        meshes.box((0.05, 0.05, 0.62), (x, 1.38, 0.31), wood)
        meshes.box((0.05, 0.05, 0.1), (x, 0.1, 0.05), wood)
    stage.shot(-20, 20, 50, 0.9)

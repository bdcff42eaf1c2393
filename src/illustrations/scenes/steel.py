"""Bare steel: galvanised and stainless sheets, decking, purlins, pipes and shutter strip."""

from math import cos, pi, sin

import materials
import meshes
import profiles
import stage
from scenes.parts import purlin
from scenes.picture import picture

# Usual dimensions, because the pages give no figures.
WAVES, WAVE, DEPTH = 11, 0.076, 0.018


def galvanised():
    """Zinc with a faint spangle."""
    return materials.mottled("galvanised", "#a7aeb2", "#cdd2d4", 55, (40, 0.03), metallic=0.9, roughness=0.32)


def between(line, low, length, material):
    """A body that fills the space between a cross-section and a level below or above it."""
    outline = line + [(line[-1][0], low), (line[0][0], low)]
    body = meshes.prism("fill", outline, -length / 2, length / 2, material)
    return meshes.turned(body, "X", 90)


@picture("gc-circular", samples=6)
def gc_circular():
    """Three galvanised sheets with the round wave, fanned out."""
    stage.studio((-64, 34))
    line = profiles.sinus(WAVES, WAVE, DEPTH)
    for i, angle in enumerate((24, 6, -12)):
        sheet = meshes.shifted(meshes.extrude("sheet", line, 2.2, 0.0008, galvanised()), 0, -0.85)
        meshes.place(sheet, (0, 0.9, 0.002 + i * 0.0195), (0, 0, angle))
    stage.softbox((2.5, 3.5, 2.2), (0, 0, 0), (3, 1.2), 110)
    stage.shot(-12, 30, 45, 0.93)


@picture("stainless-steel", samples=6)
def stainless():
    """Two bright ribbed sheets leaning on a rail."""
    stage.studio((-100, 38), 0.8)
    metal = materials.mottled("stainless", "#c6c9ca", "#d6d8d8", 8, (20, 0.02), metallic=1.0, roughness=0.24)
    line = profiles.rounded(profiles.trapezoid(5, 1.0, 0.026))
    for i in range(2):
        sheet = meshes.shifted(meshes.extrude("sheet", line, 1.6, 0.0008, metal), 0, 0.8)
        meshes.place(sheet, (-0.56 + 1.12 * i, 0, 0.004), (64, 0, 0))
    rail = materials.timber()
    meshes.box((2.5, 0.05, 0.08), (0, 0.535, 0.98), rail)
    for x in (-1.2, 1.2):
        meshes.box((0.07, 0.07, 0.98), (x, 0.595, 0.49), materials.timber(2))
    stage.softbox((-2.5, -3, 2.6), (0, 0, 0.5), (3, 2), 90)
    stage.shot(-18, 18, 50, 0.92)


def clip_rib(middle, depth=0.041):
    """A steep rib with a bead at its head, which snaps over the clip."""
    return [(middle - 0.02, 0), (middle - 0.014, depth - 0.012), (middle - 0.018, depth - 0.006),
            (middle - 0.01, depth), (middle + 0.01, depth), (middle + 0.018, depth - 0.006),
            (middle + 0.014, depth - 0.012), (middle + 0.02, 0)]


@picture("clip-lok", samples=6)
def clip_lok():
    """Sheets without screws on purlins, the next row of clips still bare."""
    stage.studio((-58, 38))
    cover, ribs = 0.68, (-0.34, -0.113, 0.113, 0.34)
    line = [point for rib in ribs for point in clip_rib(rib)]
    skin = materials.coated(materials.GREY_WHITE)
    parts = []
    for i in range(2):
        sheet = meshes.extrude("sheet", line, 1.5, 0.0009, skin, materials.back_coat(), materials.steel())
        parts.append(meshes.place(sheet, (i * cover, 0, 0.002 + i * 0.0014)))
    metal = galvanised()
    for y in (-0.6, 0, 0.6):
        parts.append(meshes.place(purlin(2.1), (0.72, y, 0)))
        parts.append(meshes.box((0.72, 0.06, 0.003), (1.36, y, 0.0015), metal, bevel=0))
        for rib in (1.02, 1.247, 1.473, 1.7):
            parts.append(meshes.box((0.032, 0.06, 0.036), (rib, y, 0.021), metal, bevel=0.005))
    meshes.group(parts, (-0.6, 0, 0.125), (0, 0, 22))
    stage.shot(-14, 33, 50, 0.95)


@picture("deck-sheet", samples=6)
def deck_sheet():
    """Two decking sheets on steel beams, concrete poured on the far half."""
    stage.studio((-56, 36), 0.9)
    width, depth = 0.9, 0.052
    line = profiles.rounded(profiles.trapezoid(4, width, depth, 0.11, 0.16, 0), 0.005)
    parts = []
    for i in range(2):
        sheet = meshes.extrude("deck", line, 2.4, 0.0012, galvanised())
        parts.append(meshes.place(sheet, (i * (width - 0.16) - 0.37, 0, 0.002 + i * 0.0016)))
    concrete = materials.mottled("concrete", "#9d9a94", "#aeaaa3", 14, (120, 0.25), roughness=0.9)
    for i in range(2):
        trough = between(line, depth, 1.1, concrete)
        parts.append(meshes.place(trough, (i * (width - 0.16) - 0.37, 0.62, 0.0035)))
    parts.append(meshes.box((2 * width - 0.16, 1.1, 0.08), (0, 0.62, depth + 0.042), concrete, bevel=0))
    beam = materials.principled("beam", "#6d3b2f", (30, 0.05), roughness=0.6)
    for y in (-0.85, 0.85):
        for size, z in (((1.9, 0.16, 0.014), -0.007), ((1.9, 0.012, 0.2), -0.114), ((1.9, 0.16, 0.014), -0.221)):
            parts.append(meshes.box(size, (0, y, z), beam))
    meshes.group(parts, (0, 0, 0.23), (0, 0, -24))
    stage.shot(6, 26, 50, 0.92)


def z_purlin(depth=0.15, flange=0.055, lip=0.018):
    """A Z section, its top flange to -x at z = 0."""
    return [(-flange, -lip), (-flange, 0), (0, 0), (0, -depth), (flange, -depth), (flange, lip - depth)]


@picture("purlins", samples=6)
def purlins():
    """C and Z sections side by side, their ends towards the eye."""
    stage.studio((-52, 36), 0.6)
    metal = galvanised()
    parts = []
    for i in range(3):
        section = profiles.rounded(profiles.c_purlin(0.15, 0.06, 0.018), 0.005)
        parts.append(meshes.place(meshes.extrude("c", section, 1.6 - 0.1 * i, 0.002, metal), (-0.36 + 0.1 * i, 0.05 * i, 0.153)))
    for i in range(3):
        section = profiles.rounded(z_purlin(), 0.005)
        parts.append(meshes.place(meshes.extrude("z", section, 1.4 + 0.1 * i, 0.002, metal), (0.1 + 0.09 * i, 0.1 - 0.05 * i, 0.153)))
    meshes.group(parts, (0, 0.3, 0), (0, 0, -30))
    stage.softbox((2, -2.5, 1.6), (0, 0, 0.1), (2, 1), 30)
    stage.shot(4, 24, 55, 0.92)


def round_pipe(radius, length, wall, material):
    """A pipe along y, its axis at z = 0."""
    ring = [(radius - wall, 0), (radius, 0), (radius, length), (radius - wall, length), (radius - wall, 0)]
    return meshes.turned(meshes.shifted(meshes.lathe("pipe", ring, material, 64), 0, 0, -length / 2), "X", 90)


def square_pipe(side, length, wall, material):
    """A square pipe along y, its axis at z = 0, the wall inwards."""
    half, bend = side / 2, side * 0.08
    corners = []
    for quarter in range(4):
        turn = quarter * pi / 2
        for angle in meshes.steps(0, pi / 2, pi / 8):
            x, z = half - bend + bend * cos(angle), half - bend + bend * sin(angle)
            corners.append((x * cos(turn) - z * sin(turn), x * sin(turn) + z * cos(turn)))
    line = list(reversed(corners + corners[:1]))
    return meshes.extrude("tube", line, length, wall, material)


@picture("pipes", samples=6)
def pipes():
    """Galvanised round pipes in a heap, square pipes of plain steel before them."""
    stage.studio((-56, 36), 0.5)
    metal = galvanised()
    black = materials.mottled("mild steel", "#3c4148", "#4b5057", 20, (60, 0.05), metallic=0.7, roughness=0.45)
    parts, radius = [], 0.045
    for row in range(3):
        for i in range(4 - row):
            x, z = (i * 2 + row) * radius, radius + row * radius * 1.735
            parts.append(meshes.place(round_pipe(radius, 1.5, 0.0035, metal), (x - 0.3, 0.03 * ((i * 3 + row) % 4), z)))
    for i, (side, z) in enumerate(((0.08, 0.04), (0.08, 0.04), (0.06, 0.11), (0.04, 0.1))):
        x = (0.22, 0.315, 0.24, 0.31)[i]
        parts.append(meshes.place(square_pipe(side, 1.35, 0.003, black), (x, 0.04 * (i % 3) - 0.06, z)))
    meshes.group(parts, (0, 0.3, 0.001), (0, 0, -26))
    stage.softbox((2, -2.5, 1.6), (0, 0, 0.1), (2, 1), 25)
    stage.shot(4, 22, 55, 0.92)


def slat(width=0.078):
    """A shutter slat: a shallow bow with a curl at each edge."""
    bow = [(x, 0.012 * (1 - (2 * x / width) ** 2)) for x in meshes.steps(-width / 2, width / 2, width / 12)]
    curl = profiles.arc(0.0055, 180, 470, 14)
    right = [(width / 2 + 0.0055 + x, z) for x, z in curl]
    left = [(-x, z) for x, z in reversed(right)]
    return left + bow + right


@picture("shutter-coil", samples=6)
def shutter_coil():
    """A coil of strip on its side, and slats formed from such strip."""
    stage.studio((-54, 36), 0.35)
    metal = galvanised()
    strip = meshes.extrude("coil", profiles.spiral(0.13, 0.0028, 34), 0.115, 0.0011, metal)
    meshes.place(meshes.turned(strip, "X", 90), (-0.2, 0.16, 0.0585), (0, 0, 0))
    parts = []
    for i in range(5):
        parts.append(meshes.place(meshes.extrude("slat", slat(), 0.62, 0.0009, metal), (i * 0.094, 0, 0.008)))
    meshes.group(parts, (0.24, -0.3, 0), (0, 0, 62))
    stage.softbox((1.2, -1.5, 1.2), (0, 0, 0.05), (1.4, 0.8), 12)
    stage.shot(6, 30, 55, 0.92)

"""Boards, panels and wool: fibre cement, PUF panels, mineral wool, foam boards, diffusers, FRP."""

import materials
import meshes
import profiles
import stage
from scenes.picture import picture
from scenes.rolls import foil
from scenes.steel import between

# Usual dimensions, because the pages give no figures.


@picture("fibre-cement", samples=6)
def fibre_cement():
    """Two corrugated sheets, and flat boards leaning behind them."""
    stage.studio((-60, 36), 0.9)
    cement = materials.mottled("cement", "#8f908c", "#a2a29d", 18, (180, 0.3), roughness=0.92)
    line = profiles.sinus(7, 0.146, 0.048)
    for i, angle in enumerate((8, -10)):
        sheet = meshes.shifted(meshes.extrude("sheet", line, 1.7, 0.0065, cement), 0, -0.7)
        meshes.place(sheet, (-0.1, 0.55, 0.008 + i * 0.056), (0, 0, angle))
    for i in range(3):
        board = meshes.box((1.1 - 0.12 * i, 0.009, 1.15 - 0.16 * i), (0, 0, 0.575 - 0.08 * i), cement)
        meshes.group([board], (0.3 - 0.24 * i, 1.12 - 0.05 * i, 0.004), (-13, 0, 0))
    meshes.box((2.2, 0.06, 0.07), (0.1, 1.3, 0.76), materials.timber())
    for x in (-0.9, 1.1):
        meshes.box((0.07, 0.07, 0.76), (x, 1.36, 0.38), materials.timber(2))
    stage.shot(-10, 24, 50, 0.92)


@picture("sandwich-puf", samples=6)
def sandwich_puf():
    """Three ribbed panels over one another, the foam open at their ends."""
    stage.studio((-54, 36), 0.7)
    foam = materials.mottled("foam", "#d9c68d", "#e6d6a4", 120, (400, 0.5), roughness=0.95)
    line = profiles.rounded(profiles.trapezoid(4, 1.0, 0.03, 0.03, 0.07, 2), 0.004)
    inner = meshes.offset(line, 0.0016)
    flat = [(-0.5, 0), (0.5, 0)]
    low = 0.001
    for i, (colour, depth) in enumerate(((materials.GREY_WHITE, 0.08), (materials.BRICK_RED, 0.05), (materials.GENTIAN_BLUE, 0.05))):
        length = 1.5 - 0.3 * i
        skin, back = materials.coated(colour), materials.coated(materials.GREY_WHITE)
        parts = [meshes.place(meshes.extrude("top", line, length, 0.0012, skin), (0, 0, depth)),
                 meshes.place(meshes.extrude("under", flat, length, 0.0012, back), (0, 0, 0.0012)),
                 meshes.place(between(inner, -depth + 0.0024, length - 0.004, foam), (0, 0, depth))]
        meshes.group(parts, (0.06 * i, 0.12 * i, low), (0, 0, -28 - 4 * i))
        low += depth + 0.0315
    stage.shot(6, 25, 50, 0.92)


@picture("mineral-wool", samples=6)
def mineral_wool():
    """Slabs of rockwool, and a roll of glass wool with a foil face."""
    stage.studio((-56, 36), 0.7)
    rock = materials.mottled("rockwool", "#7d7450", "#9a9068", 60, (260, 1.0), 8, roughness=1.0)
    glass = materials.mottled("glass wool", "#d9b84a", "#ecd27a", 40, (240, 1.0), 8, roughness=1.0)
    for i in range(5):
        slab = meshes.box((1.0, 0.6, 0.05), (0, 0, 0), rock, bevel=0.006)
        meshes.place(slab, (0.42 + 0.012 * (i * 3 % 4), -0.1 + 0.01 * (i % 3), 0.027 + i * 0.052), (0, 0, 14 + (i * 5 % 4)))
    thickness, turns = 0.05, 4.5
    line = profiles.spiral(0.06, thickness * 1.06, turns)
    outer = 0.06 + thickness * (1.06 * turns + 1)
    roll = meshes.extrude("roll", line, 1.0, thickness, glass, foil(), glass)
    meshes.place(roll, (-0.5, 0.35, outer + 0.001), (0, 0, -34))
    stage.shot(2, 22, 50, 0.9)


@picture("foam-boards", samples=6)
def foam_boards():
    """White PVC foam boards and brown WPC boards, fanned out by thickness."""
    stage.studio((-58, 38), 0.5)
    white = materials.plastic("#e9e8e2", 0.5)
    brown = materials.mottled("wpc", "#7a5236", "#8f6443", 60, (300, 0.3), roughness=0.75)
    low = 0.001
    for i, (skin, depth) in enumerate(((brown, 0.025), (white, 0.018), (brown, 0.018), (white, 0.012), (brown, 0.012), (white, 0.006))):
        board = meshes.shifted(meshes.box((0.42, 0.72, depth), (0, 0, 0), skin, bevel=0.0012), 0, -0.28)
        meshes.place(board, (0, 0.28, low + depth / 2), (0, 0, 34 - 13 * i))
        low += depth + 0.001
    stage.shot(8, 30, 50, 0.93)


@picture("led-diffuser", samples=6)
def led_diffuser():
    """A lit panel behind an opal sheet, and loose sheets beside it."""
    stage.studio((-50, 36), 0.4, sun_strength=3.2, fill=0.42)
    metal = materials.coated(materials.GREY_WHITE)
    glow = materials.principled("lit", "#fff6e0", roughness=0.4, emission=materials.linear("#fff1d0"), emission_strength=1.7)
    parts = [meshes.box((0.56, 0.012, 0.56), (0, 0.012, 0.3), glow)]
    for x in (-0.29, 0.29):
        parts.append(meshes.box((0.025, 0.04, 0.61), (x, 0.012, 0.3), metal))
    for z in (0.0075, 0.5925):
        parts.append(meshes.box((0.56, 0.04, 0.025), (0, 0.012, z), metal))
    meshes.group(parts, (-0.16, 0.12, 0.006), (-12, 0, 0))
    for i, scatter in enumerate((0.75, 0.9)):
        skin = materials.clear("#fbfaf4", 0.05, scatter, 0.2, 0.35)
        sheet = meshes.turned(meshes.extrude("sheet", [(-0.27, 0), (0.27, 0)], 0.5, 0.003, skin), "X", 90)
        meshes.group([meshes.place(sheet, (0, 0, 0.25))], (0.14 + 0.2 * i, -0.03 - 0.1 * i, 0.003), (-14, 0, 8 + 8 * i))
    stage.shot(-14, 16, 55, 0.9)


@picture("frp", samples=6)
def frp():
    """Milky corrugated sheets in three tints, fanned out over a light frame."""
    stage.studio((-44, 38), 0.8)
    line = profiles.sinus(11, 0.076, 0.019)
    wood = materials.timber()
    parts = [meshes.box((1.9, 0.05, 0.06), (0, y, -0.032), wood) for y in (-0.7, 0, 0.7)]
    for i, tint in enumerate(("#e9efdf", "#bfe0b4", "#b7d6e6")):
        skin = materials.clear(tint, 0.05, 0.72, 0.22, 0.4)
        sheet = meshes.extrude("sheet", line, 1.8 - 0.16 * i, 0.0018, skin)
        parts.append(meshes.place(sheet, ((i - 1) * 0.5, -0.04 * i, 0.002 + 0.021 * i), (0, 0, 4 - 4 * i)))
    meshes.group(parts, (0, 0, 0.36), (16, 0, 0))
    for x in (-0.85, 0.85):
        meshes.box((0.06, 0.06, 0.12), (x, -0.66, 0.06), materials.timber(2))
        meshes.box((0.06, 0.06, 0.5), (x, 0.66, 0.25), materials.timber(2))
    stage.shot(-20, 26, 50, 0.92)

"""People, vehicles and goods that give the buildings their scale. Units: metres; all stand on z = 0."""

from math import cos, pi, sin

import bpy

import materials
import meshes
import profiles

SKIN, HAIR = "#8a5a3c", "#1d1815"
# Hip, knee and ankle of the left and the right leg; shoulder, elbow and wrist of the left and the right arm.
STANDING = ((((-0.09, 0, 0.9), (-0.11, -0.01, 0.5), (-0.12, 0.02, 0.09)),
             ((0.09, 0, 0.9), (0.12, -0.02, 0.5), (0.14, 0.0, 0.09))),
            (((-0.172, 0, 1.385), (-0.27, 0.02, 1.13), (-0.24, -0.05, 0.89)),
             ((0.172, 0, 1.385), (0.29, -0.05, 1.15), (0.14, -0.27, 1.17))))
WALKING = ((((-0.09, 0, 0.9), (-0.1, -0.17, 0.53), (-0.1, -0.29, 0.1)),
            ((0.09, 0, 0.9), (0.09, 0.04, 0.5), (0.09, 0.33, 0.17))),
           (((-0.172, 0, 1.385), (-0.25, 0.14, 1.15), (-0.24, 0.09, 0.9)),
            ((0.172, 0, 1.385), (0.25, -0.08, 1.13), (0.22, -0.28, 0.99))))
POINTING = (STANDING[0], (STANDING[1][0], ((0.172, 0, 1.385), (0.42, -0.12, 1.5), (0.64, -0.22, 1.66))))


def person(shirt="#c8d3dd", trousers="#2f3a4a", pose=STANDING, helmet=None, turn=0, place=(0, 0, 0)):
    """A grown-up of 1.74 m; turn 0 faces the camera."""
    legs, arms = pose
    cloth, jeans = (materials.principled("cloth", colour, roughness=0.9) for colour in (shirt, trousers))
    skin, dark = materials.principled("skin", SKIN, roughness=0.6), materials.principled("shoe", HAIR, roughness=0.6)
    parts = [meshes.merged(_legs(legs, jeans), 0.011), meshes.merged(_trunk(arms, cloth), 0.011, 6)]
    for leg in legs:
        parts.append(_shoe(leg[2], dark))
    for shoulder, elbow, wrist in arms:
        way = [w - e for w, e in zip(wrist, elbow)]
        hand = [w + d * 0.35 for w, d in zip(wrist, way)]
        palm = [w + d * 0.22 for w, d in zip(wrist, way)]
        parts.append(meshes.merged([meshes.tube("hand", [wrist, palm, hand], [0.03, 0.043, 0.022], skin)], 0.009))
    neck = meshes.tube("neck", [(0, 0.01, 1.42), (0, 0.005, 1.56)], [0.058, 0.052], skin)
    face = [(0, -0.012, z) for z in (1.505, 1.53, 1.58, 1.63, 1.68, 1.72, 1.74)]
    widths = [(0.03, 0.04), (0.053, 0.072), (0.067, 0.09), (0.075, 0.098), (0.074, 0.096), (0.052, 0.07),
              (0.012, 0.02)]
    nose = meshes.tube("nose", [(0, -0.09, 1.65), (0, -0.118, 1.605)], [0.012, 0.017], skin)
    parts.append(meshes.merged([meshes.tube("face", face, widths, skin), neck, nose], 0.009, 2))
    parts += _hat(helmet) if helmet else [_hair(dark)]
    return meshes.group(parts, place, (0, 0, turn))


def _legs(legs, material):
    """Trousers with their seat."""
    seat = meshes.tube("seat", [(0, 0, 0.82), (0, 0, 0.9), (0, 0, 1.0)], [(0.13, 0.1), (0.172, 0.118), (0.15, 0.1)],
                       material)
    tubes = [seat]
    for hip, knee, ankle in legs:
        calf = tuple(k * 0.65 + a * 0.35 for k, a in zip(knee, ankle))
        tubes.append(meshes.tube("leg", [hip, knee, calf, ankle], [0.093, 0.067, 0.066, 0.06], material))
    return tubes


def _trunk(arms, material):
    """A shirt with sleeves."""
    rings = ((0.9, 0.168, 0.115), (0.98, 0.158, 0.108), (1.1, 0.158, 0.108), (1.24, 0.178, 0.12),
             (1.34, 0.188, 0.115), (1.41, 0.16, 0.1), (1.455, 0.1, 0.078), (1.485, 0.066, 0.062))
    tubes = [meshes.tube("shirt", [(0, 0, z) for z, _, _ in rings], [ring[1:] for ring in rings], material)]
    for shoulder, elbow, wrist in arms:
        start = tuple(s * 0.6 if i == 0 else s for i, s in enumerate(shoulder))
        tubes.append(meshes.tube("sleeve", [start, shoulder, elbow, wrist], [0.055, 0.06, 0.05, 0.038], material))
    return tubes


def _shoe(ankle, material):
    """A shoe that points to -y."""
    x, y, z = ankle
    spine = [(x, y + 0.08, z - 0.04), (x, y + 0.02, z - 0.035), (x, y - 0.1, z - 0.055), (x, y - 0.19, z - 0.065)]
    return meshes.merged([meshes.tube("shoe", spine, [(0.035, 0.035), (0.046, 0.06), (0.05, 0.037), (0.03, 0.022)],
                                      material)], 0.009)


def _hair(material):
    """Short hair."""
    rings = [(0, 0.008, z) for z in (1.6, 1.64, 1.69, 1.73, 1.757)]
    cap = meshes.tube("hair", rings, [(0.06, 0.06), (0.079, 0.094), (0.08, 0.1), (0.06, 0.08), (0.02, 0.03)],
                      material)
    return meshes.place(cap, (0, 0.012, 0))


def _hat(colour):
    """A safety helmet with its brim."""
    shell = materials.plastic(colour, 0.3)
    dome = [(0.112 * cos(a), 1.665 + 0.125 * sin(a)) for a in (0, 0.3, 0.6, 0.9, 1.2, 1.57)]
    hat = meshes.lathe("hat", [(0.128, 1.66), *dome], shell, 32)
    brim = meshes.tube("brim", [(0, -0.07, 1.668), (0, -0.165, 1.652)], [(0.1, 0.012), (0.055, 0.006)], shell)
    return [meshes.place(hat, (0, -0.008, 0)), brim]


def wheel(x, y, radius=0.39, width=0.22):
    """A tyre on its disc; the axle lies along y."""
    tyre = [(0.56, 0.5), (0.94, 0.5), (1, 0.36), (1, -0.36), (0.94, -0.5), (0.56, -0.5)]
    disc = [(0.57, 0.3), (0.5, 0.12), (0.26, 0.3), (0.2, 0.42), (0, 0.42)]
    rubber, metal = materials.rubber(), materials.principled("disc", "#8d9094", metallic=0.6, roughness=0.5)
    parts = []
    for side in (-1, 1):
        parts.append(meshes.lathe("tyre", [(radius * r, width * z * side) for r, z in tyre], rubber, 40))
        parts.append(meshes.lathe("disc", [(radius * r, width * z * side) for r, z in disc], metal, 32))
    for part in parts:
        meshes.turned(part, "X", 90)
    return [meshes.place(part, (x, y, radius)) for part in parts]


def side_body(outline, half, material, bevel=0.05):
    """A body over a side view of (x, z) points, half its width to either side."""
    thing = meshes.prism("body", outline, -half, half, material, bevel)
    thing.modifiers["bevel"].segments = 4
    return meshes.turned(thing, "X", 90)


def truck(paint="#d18a1c", load="#0e4484", place=(0, 0, 0), turn=0, closed=False):
    """A light truck of 6 m, its cab at -x, with ribbed sheets on its bed or a closed body."""
    coat = materials.principled("paint", paint, roughness=0.3, clearcoat=0.6)
    glass = materials.principled("glass", "#161c20", roughness=0.05, specular=0.9)
    black = materials.principled("black", "#202122", roughness=0.6)
    parts = _cab(coat, glass, black) + _bed(black)
    for x in (-2.15, 1.35):
        for y in (-0.83, 0.83):
            parts += wheel(x, y)
    if closed:
        white = materials.principled("body", "#e4e5e2", roughness=0.35, clearcoat=0.4)
        parts.append(meshes.box((4.25, 2.02, 2.0), (0.87, 0, 1.98), white, bevel=0.04))
    else:
        parts += _load(load)
    return meshes.group(parts, place, (0, 0, turn))


def _cab(coat, glass, black):
    """The cab with windows, bumper, lamps and mirrors."""
    outline = [(-3.02, 0.5), (-1.42, 0.5), (-1.42, 2.2), (-1.6, 2.3), (-2.45, 2.27), (-2.72, 2.12), (-2.95, 1.42),
               (-3.05, 1.25)]
    window = [(-2.78, 1.4), (-1.72, 1.4), (-1.72, 2.08), (-2.5, 2.08), (-2.58, 2.03)]
    parts = [side_body(outline, 0.95, coat, 0.06), side_body(window, 0.957, glass, 0.02)]
    screen = meshes.box((0.02, 1.66, 0.68), (-2.852, 0, 1.76), glass, (0, 18.5, 0), 0.01)
    parts += [screen, meshes.box((0.16, 1.94, 0.24), (-3.03, 0, 0.52), black, bevel=0.03)]
    parts.append(meshes.box((0.04, 1.1, 0.26), (-3.045, 0, 0.98), black, bevel=0.01))
    lamp = materials.principled("lamp", "#e9e6da", roughness=0.1, specular=0.8)
    for side in (-1, 1):
        parts.append(meshes.box((0.05, 0.3, 0.2), (-3.05, side * 0.74, 0.98), lamp, bevel=0.02))
        parts.append(meshes.box((0.07, 0.13, 0.36), (-2.72, side * 1.12, 1.62), black, bevel=0.02))
        parts.append(meshes.box((0.02, 0.16, 0.025), (-2.74, side * 1.02, 1.8), black))
        parts.append(meshes.box((0.16, 0.02, 0.035), (-1.72, side * 0.958, 1.3), black))
        parts.append(meshes.box((0.014, 0.012, 1.5), (-1.6, side * 0.951, 1.35), black, bevel=0))
        parts += _arch(-2.15, side * 0.86, black)
    return parts


def _arch(x, y, black):
    """The dark hollow over a wheel."""
    ring = [(x + 0.5 * cos(a * pi / 12), 0.4 + 0.5 * sin(a * pi / 12)) for a in range(13)]
    return [side_body(ring, 0.1, black, 0.01)] if y == 0 else [meshes.place(side_body(ring, 0.1, black, 0.01),
                                                                            (0, y, 0))]


def _bed(black):
    """Frame, floor and low sides of the bed."""
    wood = materials.mottled("bed", "#6d4a2c", "#8a6340", 5, (30, 0.3), roughness=0.8)
    iron = materials.principled("iron", "#3a4a5c", roughness=0.5)
    parts = [meshes.box((5.6, 0.12, 0.2), (-0.1, side * 0.4, 0.66), black) for side in (-1, 1)]
    parts.append(meshes.box((4.2, 1.94, 0.1), (0.85, 0, 0.92), wood))
    for side in (-1, 1):
        parts.append(meshes.box((4.2, 0.04, 0.42), (0.85, side * 0.97, 1.18), wood))
        parts += [meshes.box((0.06, 0.06, 0.5), (x, side * 0.985, 1.15), iron) for x in (-1.2, -0.2, 0.85, 1.9, 2.9)]
        parts.append(meshes.box((0.7, 0.24, 0.03), (1.35, side * 0.84, 0.84), black))
        parts.append(meshes.box((1.1, 0.1, 0.36), (-0.35, side * 0.85, 0.66), black, bevel=0.03))
    parts.append(meshes.box((0.06, 1.96, 1.15), (-1.28, 0, 1.5), iron))
    parts.append(meshes.box((0.04, 1.94, 0.42), (2.95, 0, 1.18), wood))
    return parts


def _load(colour):
    """A bundle of ribbed sheets on battens."""
    line = profiles.trapezoid(5, 1.095, 0.028, 0.028, 0.066, 0)
    sheet = meshes.turned(meshes.extrude("sheet", line, 4.3, 0.001, materials.coated(colour), materials.back_coat()),
                          "Z", 90)
    parts = [meshes.copy(sheet,
                         (1.15 + 0.012 * (i * 7 % 5), 0.01 * (i * 5 % 7 - 3), 1.08 + 0.017 * i)) for i in range(46)]
    bpy.data.objects.remove(sheet)
    wood = materials.timber(1)
    return parts + [meshes.box((0.09, 1.3, 0.09), (x, 0, 1.025), wood) for x in (-0.6, 1.1, 2.7)]


def bundle(colour, length=3.6, count=24, place=(0, 0, 0), turn=0):
    """Ribbed sheets on timber battens on the ground."""
    line = profiles.trapezoid(5, 1.095, 0.028, 0.028, 0.066, 0)
    sheet = meshes.extrude("sheet", line, length, 0.001, materials.coated(colour), materials.back_coat())
    parts = [meshes.copy(sheet,
                         (0.01 * (i * 5 % 7 - 3), 0.015 * (i * 7 % 5), 0.11 + 0.014 * i)) for i in range(count)]
    bpy.data.objects.remove(sheet)
    wood = materials.timber()
    parts += [meshes.box((1.3, 0.1, 0.1), (0, y, 0.055), wood) for y in (-length * 0.4, 0, length * 0.4)]
    return meshes.group(parts, place, (0, 0, turn))


def car(paint="#7c1f1f", place=(0, 0, 0), turn=0):
    """A small car of 3.8 m, its nose at -x."""
    coat = materials.principled("paint", paint, roughness=0.25, clearcoat=0.8, metallic=0.2)
    pane = materials.principled("glass", "#12181c", roughness=0.04, specular=0.9)
    black = materials.principled("black", "#1c1d1e", roughness=0.6)
    lower = [(-1.9, 0.36), (-1.92, 0.62), (-1.8, 0.78), (-1.0, 0.93), (1.55, 0.98), (1.82, 0.92), (1.88, 0.6),
             (1.84, 0.32), (-1.7, 0.26)]
    body = side_body(lower, 0.84, coat, 0.1)
    parts = [body, _cabin(coat, pane)]
    for x in (-1.2, 1.22):
        for y in (-0.74, 0.74):
            parts += wheel(x, y, 0.31, 0.2)
            ring = [(x + 0.37 * cos(a * pi / 12), 0.31 + 0.37 * sin(a * pi / 12)) for a in range(13)]
            parts.append(meshes.place(side_body(ring, 0.06, black, 0.01), (0, y * 0.785 / 0.74, 0)))
    lamp = materials.principled("lamp", "#eceae0", roughness=0.08, specular=0.9)
    red = materials.principled("rear", "#7a1512", roughness=0.2)
    for side in (-1, 1):
        parts.append(meshes.box((0.2, 0.36, 0.13), (-1.8, side * 0.6, 0.69), lamp, (0, 0, side * 18), 0.04))
        parts.append(meshes.box((0.1, 0.2, 0.3), (1.82, side * 0.68, 0.82), red, bevel=0.03))
        parts.append(meshes.box((0.1, 0.16, 0.11), (-0.75, side * 0.9, 1.0), coat, bevel=0.04))
        parts += [meshes.box((0.012, 0.01, 0.62), (x, side * 0.841, 0.62), black, bevel=0) for x in (-0.72, 0.28)]
        parts += [meshes.box((0.16, 0.02, 0.025), (x, side * 0.845, 0.84), coat) for x in (0.05, 1.0)]
    parts.append(meshes.box((0.06, 1.1, 0.16), (-1.9, 0, 0.5), black, bevel=0.02))
    return meshes.group(parts, place, (0, 0, turn))


def _cabin(coat, pane):
    """Windows that lean inwards below a painted roof."""
    rings = ((0.9, -1.08, 1.66, 0.8), (1.36, -0.38, 1.4, 0.63), (1.38, -0.34, 1.36, 0.62), (1.45, -0.12, 1.12, 0.54))
    vertices = [(x, y, z) for z, front, back, half in rings
                for x, y in ((front, -half), (back, -half), (back, half), (front, half))]
    faces, slots = [], []
    for ring in range(len(rings) - 1):
        for side in range(4):
            first, after = ring * 4 + side, ring * 4 + (side + 1) % 4
            faces.append((first, after, after + 4, first + 4))
            slots.append(1 if ring == 0 else 0)
    faces.append(tuple(range(12, 16)))
    slots.append(0)
    cabin = meshes.make("cabin", vertices, faces, [coat, pane], slots)
    meshes.bevelled(cabin, 0.03)
    pillars = []
    for side in (-1, 1):
        for (ax, az), (bx, bz), y in (((-1.08, 0.9), (-0.36, 1.38), 0), ((0.26, 0.9), (0.3, 1.38), 0),
                                      ((1.66, 0.9), (1.38, 1.38), 0)):
            spine = [(ax, side * 0.8, az), (bx, side * 0.625, bz)]
            pillars.append(meshes.tube("pillar", spine, [0.035, 0.03], coat, 8))
    return meshes.group([cabin, *pillars])


def buffalo(place=(0, 0, 0), turn=0, hide="#2c2522", head_down=0.0):
    """A standing buffalo, its head at -x."""
    skin = materials.mottled("hide", hide, "#4a3d35", 3, (40, 0.2), roughness=0.75)
    horn = materials.principled("horn", "#5c544a", roughness=0.5)
    trunk = [(0.98, 0, 1.05), (0.9, 0, 1.06), (0.6, 0, 1.02), (0.1, 0, 0.96), (-0.4, 0, 1.02), (-0.62, 0, 1.1),
             (-0.75, 0, 1.1)]
    radii = [(0.16, 0.2), (0.27, 0.29), (0.33, 0.35), (0.38, 0.39), (0.33, 0.37), (0.25, 0.3), (0.15, 0.2)]
    # The first radius lies across the body, because the line runs along x.
    bodies = [meshes.tube("hide", trunk, radii, skin)]
    low = head_down
    bodies.append(meshes.tube("neck", [(-0.6, 0, 1.12), (-0.95, 0, 1.2 - low * 0.5), (-1.15, 0, 1.26 - low)],
                              [(0.17, 0.24), (0.13, 0.18), (0.11, 0.14)], skin))
    bodies.append(meshes.tube("head",
                              [(-1.08, 0, 1.32 - low), (-1.25, 0, 1.22 - low), (-1.46, 0, 1.03 - low),
                               (-1.55, 0, 0.95 - low)],
                              [0.12, 0.13, 0.085, 0.07], skin))
    for x, y in ((-0.52, -0.17), (-0.48, 0.19), (0.76, -0.18), (0.7, 0.2)):
        bodies.append(meshes.tube("leg", [(x, y, 1.0), (x + 0.03, y, 0.55), (x, y, 0.3), (x - 0.02, y, 0)],
                                  [0.15, 0.085, 0.065, 0.075], skin))
    for side in (-1, 1):
        bodies.append(meshes.tube("ear", [(-1.1, side * 0.1, 1.3 - low), (-1.08, side * 0.27, 1.26 - low)],
                                  [0.05, 0.02], skin))
    tail = meshes.tube("tail", [(0.98, 0, 1.15), (1.1, 0, 0.95), (1.1, 0, 0.5)], [0.035, 0.022, 0.03], skin)
    parts = [meshes.merged(bodies, 0.022, 5), tail]
    for side in (-1, 1):
        curve = [(-1.12, side * 0.09, 1.37 - low), (-1.02, side * 0.26, 1.4 - low), (-0.9, side * 0.33, 1.5 - low),
                 (-0.9, side * 0.24, 1.6 - low)]
        parts.append(meshes.tube("horn", curve, [0.042, 0.036, 0.024, 0.008], horn))
    return meshes.group(parts, place, (0, 0, turn))


def drum(place, colour="#1f5a96"):
    """A plastic drum of 200 litres."""
    skin = materials.plastic(colour, 0.4)
    line = [(0, 0.01), (0.27, 0.01), (0.29, 0.03), (0.29, 0.28), (0.3, 0.3), (0.3, 0.33), (0.29, 0.35), (0.29, 0.56),
            (0.3, 0.58), (0.3, 0.61), (0.29, 0.63), (0.285, 0.86), (0.27, 0.9), (0.26, 0.88), (0, 0.88)]
    return meshes.place(meshes.lathe("drum", line, skin, 32), place)


def cloth_rolls(place, turn=0):
    """A pile of rolls of cloth."""
    colours = ("#b3392f", "#e0b040", "#2f6c8f", "#d9cdb6", "#7a2f5c", "#3f7d58", "#d9713a", "#c9c2b8", "#31477d",
               "#b3392f")
    spots = [(i * 0.34, 0.17) for i in range(4)] + [(0.17 + i * 0.34, 0.465) for i in range(3)] + [(0.34 + i * 0.34,
                                                                                                    0.76) for i in range(2)]
    parts = []
    for i, (x, z) in enumerate(spots):
        cloth = materials.principled("cloth", colours[i], (300, 0.3), roughness=0.95)
        parts.append(meshes.tube("cloth", [(x, -0.8 + 0.05 * (i % 3), z), (x, 0.8 + 0.05 * (i % 2), z)],
                                 [0.165, 0.165], cloth, 32))
        core = materials.principled("core", "#8a7458", roughness=0.9)
        parts.append(meshes.tube("core", [(x, -0.83 + 0.05 * (i % 3), z), (x, 0.84, z)], [0.04, 0.04], core, 16))
    return meshes.group(parts, place, (0, 0, turn))

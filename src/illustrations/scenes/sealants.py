"""Silicone sealant in cartridges, and a bead of it on a lap."""

from math import cos, hypot, pi, sin, sqrt

import materials
import meshes
import profiles
import stage
from scenes.parts import DEPTH, FOOT
from scenes.picture import picture

# Usual dimensions, because the page gives no figures.
RADIUS, BODY = 0.025, 0.215
NECK, NOZZLE = BODY + 0.018, 0.1
TIP = NECK - 0.008 + NOZZLE
# The offcuts have a narrow pan between their two ribs; the far one ends at EDGE.
WIDTH, EDGE = FOOT + 0.19, -0.045


def moulded(colour, roughness=0.28):
    """Smooth injection-moulded plastic, or silicone fresh from the nozzle."""
    return materials.principled("moulded", colour, roughness=roughness, specular=0.5)


def barrel(skin):
    """The plastic tube with a band at either end, a domed shoulder and an open foot; it stands on z = 0."""
    wall, inset = 0.0013, 0.0006
    outside = [(RADIUS - wall, 0.007), (RADIUS - wall, 0.0008), (RADIUS - 0.0005, 0), (RADIUS, 0.0005),
               (RADIUS, 0.014), (RADIUS - inset, 0.0146), (RADIUS - inset, BODY - 0.0156), (RADIUS, BODY - 0.015),
               (RADIUS, BODY - 0.0045), (RADIUS - 0.0012, BODY - 0.0016), (RADIUS - 0.004, BODY)]
    shoulder = [(0.019, BODY + 0.0002), (0.012, BODY + 0.0018), (0.0098, BODY + 0.0028), (0.0076, BODY + 0.003)]
    return meshes.lathe("barrel", outside + shoulder, skin)


def piston(skin):
    """The dished piston, a little inside the foot."""
    dish = [(0, 0.011), (0.013, 0.0105), (0.0175, 0.0055), (0.0205, 0.0045), (0.0233, 0.0045), (RADIUS - 0.0013, 0.007)]
    return meshes.lathe("piston", dish, skin)


def neck(skin):
    """The thread that holds the nozzle."""
    turns = []
    for z in meshes.steps(BODY + 0.0035, NECK, 0.0023)[:-1]:
        turns += [(0.0078, z), (0.009, z + 0.0007), (0.009, z + 0.0011), (0.0078, z + 0.0018)]
    return meshes.lathe("neck", [(0.0078, BODY + 0.002), *turns, (0.0078, NECK)], skin, smooth=20)


def nozzle(skin, sealant):
    """A long cone on a ribbed grip, its tip cut slantwise, the long side to -x."""
    low, top = TIP - NOZZLE, TIP
    cone = [(0.0092, low + 0.0125), (0.0083, low + 0.0145), (0.0076, low + 0.02), (0.0034, top),
            (0.0024, top), (0.0022, top - 0.003)]
    body = meshes.lathe("nozzle", cone, skin, 64)
    fill = meshes.lathe("fill", [(0.0024, top - 0.0008), (0.0014, top - 0.0002), (0, top)], sealant, 32)
    for part in (body, fill):
        for vertex in part.data.vertices:
            if vertex.co.z > top - 0.004:
                vertex.co.z -= vertex.co.x * 0.8
    return [body, fill, grip(low, skin)]


def grip(low, skin, ribs=22):
    """The ribbed foot of a nozzle."""
    outline = []
    for i in range(4 * ribs):
        reach, angle = 0.0112 if i % 4 < 2 else 0.0103, pi * i / 2 / ribs
        outline.append((reach * cos(angle), reach * sin(angle)))
    return meshes.prism("grip", outline, low, low + 0.013, skin, 0.0003)


def cartridge(skin, trim, sealant):
    """A full cartridge on its foot; the trim is the plastic of piston and nozzle."""
    inside = RADIUS - 0.0025
    fill = meshes.lathe("fill", [(0, 0.0125), (inside, 0.0115), (inside, BODY - 0.006), (0.018, BODY - 0.002)], sealant)
    return [barrel(skin), piston(trim), fill, neck(skin), *nozzle(trim, sealant)]


def walked(line, size):
    """The same line with its points in even steps."""
    points, rest = [line[0]], size
    for (ax, az), (bx, bz) in zip(line, line[1:]):
        length = hypot(bx - ax, bz - az)
        while rest <= length:
            points.append((ax + (bx - ax) * rest / length, az + (bz - az) * rest / length))
            rest += size
        rest -= length
    return points


def bead(line, skin):
    """A soft bead along a cross-section: a blunt start, a slight swell, an end drawn out by the nozzle."""
    step, wide, deep = 0.001, 0.0062, 0.0045
    spine = meshes.offset(walked(line, step), -0.0006)
    radii = []
    for i in range(len(spine)):
        before, after = i * step / wide, (len(spine) - 1 - i) * step / (2 * wide)
        end = min(1, before, after)
        swell = (1 + 0.02 * sin(i / 9) + 0.025 * sin(i / 3.3)) * sqrt(max(0.02, 1 - (1 - end) ** 2))
        radii.append((wide * swell, deep * swell))
    body = meshes.tube("bead", [(0, -x, z) for x, z in spine], radii, skin, 24)
    return meshes.merged([meshes.turned(body, "Z", 90)], 0.0005, 6)


def lap(sealant):
    """Two short pieces of roofing sheet, the far one over the near one, and the bead along its edge."""
    over = 0.0018
    line = profiles.rounded(profiles.trapezoid(2, WIDTH, DEPTH, foot=FOOT, stiffeners=0), 0.004, 5)
    skins = materials.coated(materials.GENTIAN_BLUE), materials.back_coat(), materials.steel()
    near = meshes.place(meshes.extrude("sheet", line, 0.12, 0.0009, *skins), (0, EDGE - 0.01, 0.001))
    far = meshes.place(meshes.extrude("sheet", line, 0.12, 0.0009, *skins), (0, EDGE + 0.06, 0.001 + over))
    sealed = [point for point in line if -WIDTH / 2 + 0.004 < point[0] < WIDTH / 2 - 0.015]
    return [near, far, meshes.place(bead(sealed, sealant), (0, EDGE - 0.001, 0.001 + over))]


@picture("silicone-sealant", samples=56)
def silicone_sealant():
    """Two cartridges upright, a third one down with its nozzle at the end of a fresh bead."""
    stage.studio((-74, 38), 0.2)
    natural, smoky = (materials.clear(tint, 0.06, 0.9, 0.14, 0.35) for tint in ("#d9e0e2", "#aebbc1"))
    white, grey, black = (moulded(colour) for colour in ("#dfe1de", "#767c81", "#1c1d20"))
    down = meshes.group(cartridge(natural, smoky, white), (TIP, 0, 0), (0, -90, 0))
    down = meshes.group([down], (WIDTH / 2 - 0.006, EDGE, RADIUS), (0, 0, -15))
    meshes.group([*lap(moulded("#d3d6d3", 0.1)), down], (0, 0, 0), (0, 0, -14))
    meshes.group(cartridge(grey, grey, grey), (0.074, 0.115, 0), (0, 0, 20))
    meshes.group(cartridge(black, black, black), (0.178, 0.09, 0), (0, 0, -15))
    stage.softbox((-0.05, 0.15, 0.7), (0, -0.05, 0), (0.7, 0.12), 4)
    stage.shot(5, 22, 60, 0.93)

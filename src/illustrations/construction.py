"""Parts of buildings: ribbed walls and roofs, doors, posts, gutters. Units: metres.

A building stands on z = 0, its ridge along x, its front towards -y.
"""

from dataclasses import dataclass, field
from math import atan2, cos, degrees, radians, sin, tan

import bpy

import figures
import materials
import meshes
import profiles

STEEL = "Colorcoatedroofingsheet"
RIBS = figures.ribs(STEEL)
FOOT, CREST = 0.066, 0.028
PITCH = (figures.lengths(STEEL, "overall width")[0] - FOOT) / (RIBS - 1)
DEPTH = figures.depth(STEEL)


@dataclass
class Hall:
    """A building with a ridge; openings are (start, end, bottom, top) along a wall, from its left end."""

    length: float
    span: float
    eave: float
    slope: float = 15
    roof: object = None
    wall: object = None
    trim: object = None
    front: list = field(default_factory=list)
    left: list = field(default_factory=list)
    right: list = field(default_factory=list)
    plinth: float = 0.35
    verge: float = 0.35
    overhang: float = 0.5

    @property
    def rise(self):
        """The ridge above the eaves."""
        return self.span / 2 * tan(radians(self.slope))


def ribs(width, pitch=PITCH, depth=DEPTH, crest=CREST, foot=FOOT):
    """A ribbed line from 0 to a width, without beads."""
    points, count = [(0, 0)], int((width - foot) / pitch) + 1
    start = (width - (count - 1) * pitch) / 2
    for i in range(count):
        x = start + i * pitch
        points += [(x - foot / 2, 0), (x - crest / 2, depth), (x + crest / 2, depth), (x + foot / 2, 0)]
    return [*points, (width, 0)]


def waves(width, pitch=0.076, depth=0.018, steps=8):
    """A wavy line from 0 to a width."""
    count = round(width / pitch)
    return [(x + width / 2, z) for x, z in profiles.sinus(count, width / count, depth, steps)]


def curtain(line, top, material, openings=(), bottom=0.0):
    """A wall along x from 0, outside at -y; top is a height or a function of x."""
    cuts = sorted({x for opening in openings for x in opening[:2]})
    line = with_cuts(line, cuts)
    height = top if callable(top) else lambda x: top
    vertices, faces = [], []
    for (ax, ad), (bx, bd) in zip(line, line[1:]):
        middle = (ax + bx) / 2
        gaps = sorted((low, high) for start, end, low, high in openings if start < middle < end)
        levels = [bottom, *(level for gap in gaps for level in gap), None]
        for low, high in zip(levels[::2], levels[1::2]):
            if high is not None and high <= low:
                continue
            first = len(vertices)
            ends = (height(ax), height(bx)) if high is None else (high, high)
            vertices += [(ax, -ad, low), (bx, -bd, low), (bx, -bd, ends[1]), (ax, -ad, ends[0])]
            faces.append((first, first + 1, first + 2, first + 3))
    return meshes.make("wall", vertices, faces, [material], smooth=1)


def with_cuts(line, cuts):
    """The line with extra points where an opening begins or ends."""
    result = [line[0]]
    for (ax, ad), (bx, bd) in zip(line, line[1:]):
        for cut in cuts:
            if ax < cut < bx:
                result.append((cut, ad + (bd - ad) * (cut - ax) / (bx - ax)))
        result.append((bx, bd))
    return result


def slope(width, length, angle, material, line=None, thickness=0.001, under=None):
    """A roof slope from its eave at y = 0 upwards, 0 to width along x."""
    points = [(x - width / 2, z) for x, z in (line or ribs(width))]
    sheet = meshes.extrude("roof", points, length, thickness, material, under or materials.back_coat())
    meshes.shifted(sheet, width / 2, length / 2)
    return meshes.place(sheet, (0, 0, 0), (angle, 0, 0))


def walls(hall, make=ribs):
    """Four walls on a plinth."""
    half, deep = hall.length / 2, hall.span / 2
    gable = lambda x: hall.eave + min(x, hall.span - x) * tan(radians(hall.slope))
    sides = ((hall.length, hall.eave, hall.front, (-half, -deep), 0), (hall.length, hall.eave, [], (half, deep), 180),
             (hall.span, gable, hall.left, (-half, deep), -90), (hall.span, gable, hall.right, (half, -deep), 90))
    concrete = materials.mottled("plinth", "#a39a8c", "#b7ae9f", 1.5, (20, 0.2), roughness=0.9)
    for width, top, openings, (x, y), turn in sides:
        wall = curtain(make(width), top, hall.wall, openings, hall.plinth)
        foot = curtain([(0, 0.05), (width, 0.05)], hall.plinth, concrete,
                       [(a, b, 0, hall.plinth) for a, b, low, _ in openings if low == 0])
        meshes.group([wall, foot], (x, y, 0), (0, 0, turn))
    for x in (-half, half):
        for y in (-deep, deep):
            meshes.box((0.16, 0.16, hall.eave - 0.02), (x, y, hall.eave / 2), hall.trim)


def roof(hall, make=ribs, strips=(), clear=None, thickness=0.001):
    """Two slopes with verge boards, ridge cap, gutters and downpipes; strips are x of daylight strips."""
    reach = (hall.span / 2 + hall.overhang) / cos(radians(hall.slope))
    width = hall.length + 2 * hall.verge
    low = hall.eave - hall.overhang * tan(radians(hall.slope)) + 0.06
    for side in (-1, 1):
        parts = [slope(width, reach, hall.slope, hall.roof, make(width), thickness)]
        for x in strips:
            strip = slope(1.03, reach * 0.7, hall.slope, clear, make(1.03), 0.002)
            at = round((x + width / 2) / PITCH) * PITCH
            parts.append(meshes.place(strip,
                                      (at, reach * 0.17 * cos(radians(hall.slope)),
                                       0.012 + reach * 0.17 * sin(radians(hall.slope))),
                                      (hall.slope, 0, 0)))
        meshes.group(parts, (side * width / 2, side * (hall.span / 2 + hall.overhang), low),
                     (0, 0, 180 if side > 0 else 0))
    _edges(hall, reach, width, low)


def _edges(hall, reach, width, low):
    """Verge boards, ridge cap, gutters and downpipes."""
    angle, deep = hall.slope, hall.span / 2 + hall.overhang
    for end in (-1, 1):
        for side in (-1, 1):
            middle = (end * width / 2, side * deep / 2, low + deep / 2 * tan(radians(angle)) + 0.0)
            meshes.box((0.04, reach + 0.03, 0.26), middle, hall.trim, (-side * angle, 0, 0))
    top = low + deep * tan(radians(angle)) + 0.05
    drop = 0.3 * sin(radians(angle))
    cap = meshes.extrude("ridge", [(-0.3, -drop), (0, 0.02), (0.3, -drop)], width + 0.08, 0.002, hall.trim)
    meshes.place(meshes.turned(cap, "Z", 90), (0, 0, top))
    for side in (-1, 1):
        meshes.box((width, 0.16, 0.15), (0, side * (deep + 0.05), low - 0.1), hall.trim)
        for x in (-hall.length / 2 + 0.3, hall.length / 2 - 0.3):
            downpipe(x, side * (hall.span / 2 + 0.09), low - 0.15, side * hall.overhang, hall.trim)


def downpipe(x, y, top, aside, material):
    """A pipe from the gutter down the wall."""
    spine = [(x, y + aside * 0.85, top), (x, y + aside * 0.75, top - 0.12), (x, y, top - 0.45), (x, y, 0.15)]
    return meshes.tube("pipe", spine, [0.05] * 4, material, 12)


def sliding_door(x, y, width, height, material, rail, leaf=0.0):
    """A ribbed leaf on a rail over an opening from x; leaf shifts it open. It hangs before y."""
    parts = [meshes.place(curtain(ribs(width + 0.2), height, material, (), 0.06), (leaf - 0.1, -0.09, 0))]
    for start in (0, width / 2 + 0.06, width + 0.12):
        parts.append(meshes.box((0.08, 0.05, height), (leaf - 0.06 + start, -0.115, height / 2 + 0.05), material))
    for z in (0.12, height / 2, height):
        parts.append(meshes.box((width + 0.2, 0.05, 0.1), (leaf + width / 2, -0.115, z), material))
    parts.append(meshes.box((width * 2 + 0.6, 0.14, 0.16), (width, -0.11, height + 0.16), rail))
    return meshes.group(parts, (x, y, 0))


def roll_door(x, y, width, height, material, rail, open_share=0.0):
    """A door of horizontal slats with its box and guides."""
    low = height * open_share
    slats = int((height - low) / 0.09)
    line = [(low + i * 0.09 + dz, d) for i in range(slats) for dz,
            d in ((0, 0), (0.03, 0.016), (0.07, 0.016), (0.09, 0))]
    vertices = [(a, -d, z) for z, d in line for a in (0, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    parts = [meshes.make("slats", vertices, faces, [material], smooth=1)]
    parts += [meshes.box((0.12, 0.1, height), (a, -0.05, height / 2), rail) for a in (-0.03, width + 0.03)]
    parts.append(meshes.box((width + 0.2, 0.3, 0.34), (width / 2, -0.12, height + 0.15), rail))
    return meshes.group(parts, (x, y, 0))


def window(x, y, width, height, sill, frame, glass):
    """A framed window with two panes, seated in an opening."""
    parts = [meshes.box((width, 0.02, height), (width / 2, 0.03, sill + height / 2), glass)]
    for a in (0, width / 2, width):
        parts.append(meshes.box((0.06, 0.08, height + 0.06), (a, 0, sill + height / 2), frame))
    for z in (sill, sill + height):
        parts.append(meshes.box((width + 0.06, 0.08, 0.06), (width / 2, 0, z), frame))
    return meshes.group(parts, (x, y, 0))


def glass():
    """A window pane that mirrors the evening."""
    return materials.principled("pane", "#2a343b", roughness=0.06, specular=0.9)


def post(x, y, top, size, material, bottom=0.0):
    """An upright post."""
    return meshes.box((size, size, top - bottom), (x, y, (top + bottom) / 2), material)


def beam(start, end, size, material):
    """A straight member with a round or square section between two points; size = (across, high)."""
    way = [b - a for a, b in zip(start, end)]
    flat = (way[0] ** 2 + way[1] ** 2) ** 0.5
    length = (flat ** 2 + way[2] ** 2) ** 0.5
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    turn = (0, -degrees(atan2(way[2], flat)), degrees(atan2(way[1], way[0])))
    return meshes.box((length, *size), middle, material, turn, 0.003)


def slab(size, middle, low="#a79d8e", high="#bbb1a2"):
    """A concrete floor or apron."""
    concrete = materials.mottled("slab", low, high, 0.5, (12, 0.25), 8, roughness=0.85, specular=0.2)
    return meshes.box(size, middle, concrete, bevel=0.02)


def whole(build, place=(0, 0, 0), turn=0):
    """Everything that a function builds, moved and turned as one."""
    before = set(bpy.context.scene.objects)
    result = build()
    new = [thing for thing in bpy.context.scene.objects if thing not in before and thing.parent is None]
    meshes.group(new, place, (0, 0, turn))
    return result

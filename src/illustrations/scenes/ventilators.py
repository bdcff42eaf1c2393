"""Turbo ventilator and its base plate."""

from math import cos, hypot, pi, radians, sin

import materials
import meshes
import stage
from scenes.colour_coated import COVER
from scenes.parts import rib_middles, screw_rows, steel_sheet
from scenes.picture import picture

VANES = 30


def vane(radius, metal):
    """One curved blade of the globe; its trailing edge tucks behind the next one."""
    rows, columns = 24, 6
    vertices, faces = [], []
    for row in range(rows + 1):
        lift = radians(-52 + 112 * row / rows)
        for column in range(columns + 1):
            share = column / columns
            reach = radius * (cos(lift) ** 0.75) * (1 - 0.2 * share) + 0.02 * radius
            angle = 2 * pi / VANES * 1.25 * share + 0.25 * sin(lift)
            vertices.append((reach * cos(angle), reach * sin(angle), radius * 0.86 * sin(lift)))
    wide = columns + 1
    for row in range(rows):
        for column in range(columns):
            first = row * wide + column
            faces.append((first, first + 1, first + wide + 1, first + wide))
    return meshes.make("vane", vertices, faces, [metal])


def turbo(radius=0.3):
    """The globe on its collar, base at z = 0."""
    metal = materials.aluminium(0.26)
    middle = radius * 1.42
    first = vane(radius, metal)
    parts = [meshes.place(first, (0, 0, middle))]
    parts += [meshes.copy(first, (0, 0, middle), (0, 0, 360 * i / VANES)) for i in range(1, VANES)]
    top, low = middle + radius * 0.735, middle - radius * 0.7
    dark = materials.principled("inside", "#3a3d40", metallic=0.6, roughness=0.6)
    cap = [(0, 0.14), (0.2, 0.125), (0.45, 0.06), (0.62, 0), (0.63, -0.04), (0.5, -0.045)]
    parts.append(meshes.lathe("cap", [(radius * r, top + radius * z) for r, z in cap], metal))
    ring = [(0.6, 0.02), (0.74, 0.02), (0.75, -0.02), (0.7, -0.02)]
    parts.append(meshes.lathe("ring", [(radius * r, low + z) for r, z in ring], metal))
    neck = [(0.66, low + 0.03), (0.68, low - 0.03), (0.68, 0.02), (0.72, 0.0)]
    parts.append(meshes.lathe("neck", [(radius * r, z) for r, z in neck], metal))
    parts.append(meshes.lathe("core", [(radius * 0.2, top), (radius * 0.2, low)], dark))
    return parts


@picture("turbo-ventilator", samples=56)
def turbo_ventilator():
    """A turbo ventilator on a blue roof sheet against the sky."""
    stage.outdoors((-62, 34))
    sheets = [meshes.place(steel_sheet(materials.GENTIAN_BLUE, 4.4), ((i - 1.5) * COVER, 0.6, 0.0015 * i))
              for i in range(4)]
    xs = [x + (i - 1.5) * COVER for i in range(4) for x in rib_middles()[1:]]
    sheets += screw_rows(xs, (-0.85, 1.0), 0.031)
    metal = materials.aluminium(0.34)
    square = [(-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)]
    plate = meshes.prism("plate", square, 0.034, 0.037, metal, 0.001)
    seal = meshes.lathe("seal", [(0.262, 0.037), (0.25, 0.044), (0.22, 0.08), (0.2, 0.1)], metal)
    meshes.group([*sheets, plate, seal], (0, 0, 0), (6, 0, 0))
    meshes.group(turbo(), (0, 0, 0.05))
    stage.camera((-0.55, -2.35, 0.78), (0.0, 0.1, 0.36), 50)


def plate_height(x, y):
    """Trapezoid ribs that end in a raised round seat."""
    share = (x / 0.2) % 1
    rib = 0.03 * min(1, max(0, (0.33 - abs(share - 0.5)) / 0.1))
    reach = hypot(x, y)
    seat = min(1, max(0, (0.37 - reach) / 0.05))
    return rib * (1 - seat) + 0.055 * seat * seat * (3 - 2 * seat)


@picture("baseplate")
def baseplate():
    """A corrugated base plate with a raised round collar."""
    stage.studio((-60, 36), 0.6)
    skin = materials.clear("#eaf3f5", 0.05, 0.62, 0.12, 0.35)
    grid = meshes.steps(-0.5, 0.5, 0.005)
    plate = meshes.surface("plate", grid, grid, plate_height, 0.002, skin, keep=lambda x, y: hypot(x, y) > 0.285)
    wall = [(0.31, 0.0555), (0.297, 0.058), (0.29, 0.066), (0.288, 0.17), (0.285, 0.173), (0.282, 0.17), (0.282, 0.03)]
    collar = meshes.lathe("collar", wall, skin, 128)
    meshes.group([plate, collar], (0, 0, 0.003), (0, 0, 24))
    stage.shot(0, 34, 55, 0.94)

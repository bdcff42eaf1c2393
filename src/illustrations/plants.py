"""Trees, palms, bushes and grass as meshes of leaves. Units: metres; a plant stands on z = 0."""

import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

import materials
import meshes


def leaf(low, high):
    """A leaf: it varies from plant to plant, and the sun shines through it."""
    material, nodes, links, output = materials.blank("leaf")
    place = nodes.new("ShaderNodeObjectInfo")
    noise = materials.speckle(nodes, links, 0.9, 3)
    share = nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY_ADD"
    share.inputs[1].default_value = 0.5
    links.new(place.outputs["Random"], share.inputs[0])
    half = nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    half.inputs[1].default_value = 0.6
    links.new(noise.outputs["Fac"], half.inputs[0])
    links.new(half.outputs[0], share.inputs[2])
    colour = materials.blend(nodes, links, share.outputs[0], low, high)
    front, back = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent")
    for node in (front, back):
        links.new(colour, node.inputs[0])
    links.new(materials.mixed(nodes, links, 0.35, front.outputs[0], back.outputs[0]), output.inputs[0])
    return material


def bark():
    """Grey-brown bark."""
    return materials.mottled("bark", "#4b3f33", "#6e5f4e", 6, (30, 0.6), roughness=1, specular=0.05)


def _leaves(blobs, count, size, material, dice):
    """Small faces on the skins of round clumps, looking mostly outwards."""
    vertices, faces = [], []
    weights = [radius * radius for _, radius in blobs]
    for middle, radius in dice.choices(blobs, weights, k=count):
        out = Vector([dice.gauss(0, 1) for _ in range(3)]).normalized()
        spot = Vector(middle) + out * radius * dice.uniform(0.72, 1.05) * Vector((1, 1, 0.8)).length / 1.62
        face = (out + Vector([dice.gauss(0, 0.5) for _ in range(3)])).normalized()
        side = face.orthogonal().normalized() * size * dice.uniform(0.6, 1.3)
        up = face.cross(side) * 0.6
        first = len(vertices)
        vertices += [tuple(spot + step) for step in (-side, -up, side, up)]
        faces.append((first, first + 1, first + 2, first + 3))
    return meshes.make("leaves", vertices, faces, [material], smooth=1)


def tree(seed, height=8.0, spread=3.2, leaves=9000, size=0.13, low="#3d4a1e", high="#7d8440"):
    """A broad tree: a forked trunk under a crown of clumps."""
    dice = random.Random(seed)
    fork = height * 0.32
    parts, blobs = [], []
    wood = bark()
    parts.append(meshes.tube("trunk", [(0, 0, -0.1), (0.05, 0, fork * 0.5), (0, 0.04, fork)],
                             [0.24, 0.17, 0.15], wood))
    for i in range(11):
        angle, reach = 2.4 * i + dice.uniform(-0.3, 0.3), spread * dice.uniform(0.3, 0.95) * (1 if i else 0)
        top = (reach * cos(angle), reach * sin(angle), height * (dice.uniform(0.42, 0.8) if i else 0.84))
        bend = (top[0] * 0.4, top[1] * 0.4, fork + (top[2] - fork) * 0.6)
        parts.append(meshes.tube("branch", [(0, 0, fork - 0.1), bend, top], [0.1, 0.06, 0.03], wood, 8))
        blobs.append((top, spread * dice.uniform(0.36, 0.52)))
        for _ in range(3):
            aside = [dice.uniform(-0.4, 0.4) * spread for _ in range(3)]
            blobs.append(([t + a for t, a in zip(top, aside)], spread * dice.uniform(0.2, 0.32)))
    parts.append(_leaves(blobs, leaves, size, leaf(low, high), dice))
    return parts


def bush(seed, height=1.1, leaves=1600, size=0.07, low="#46521f", high="#8a8c44"):
    """A low round bush."""
    dice = random.Random(seed)
    blobs = [((dice.uniform(-0.5, 0.5) * height, dice.uniform(-0.4, 0.4) * height, height * dice.uniform(0.3, 0.55)),
              height * dice.uniform(0.3, 0.5)) for _ in range(6)]
    return [_leaves(blobs, leaves, size, leaf(low, high), dice)]


def palm(seed, height=8.5):
    """A coconut palm with hanging fronds."""
    dice = random.Random(seed)
    lean, turn = dice.uniform(0.4, 1.3), dice.uniform(0, 2 * pi)
    spine = []
    for i in range(9):
        share = i / 8
        spine.append((lean * share ** 2 * cos(turn), lean * share ** 2 * sin(turn), height * share - 0.05))
    parts = [meshes.tube("trunk", spine, [0.2 - 0.08 * i / 8 for i in range(9)], bark())]
    crown, green = Vector(spine[-1]), leaf("#45541f", "#8b8d3f")
    vertices, faces = [], []
    for i in range(24):
        _frond(vertices, faces, crown, 2.4 * i, radians(72 - 110 * i / 24 + dice.uniform(-9, 9)),
               dice.uniform(2.4, 3.1))
    return parts + [meshes.make("fronds", vertices, faces, [green], smooth=1)]


def _frond(vertices, faces, crown, heading, rise, length):
    """A bent rib with thin leaflets at both sides."""
    ahead, spot, step = Vector((cos(heading), sin(heading), 0)), crown.copy(), length / 26
    aside = Vector((-sin(heading), cos(heading), 0))
    for i in range(26):
        angle = rise - 1.7 * (i / 25) ** 1.4
        way = ahead * cos(angle) + Vector((0, 0, sin(angle)))
        spot = spot + way * step
        reach = 0.62 * sin(pi * (0.12 + 0.85 * i / 25))
        for side in (-1, 1):
            tip = spot + (aside * side + way * 0.7 + Vector((0, 0, -0.45))) * reach
            first = len(vertices)
            vertices += [tuple(spot - way * step * 0.5), tuple(spot + way * step * 0.5), tuple(tip)]
            faces.append((first, first + 1, first + 2))


def grass(seed, blades=46, height=0.3, low="#6c6a34", high="#a89b58"):
    """A tuft of grass."""
    dice = random.Random(seed)
    vertices, faces = [], []
    for _ in range(blades):
        x, y, angle = dice.gauss(0, 0.13), dice.gauss(0, 0.13), dice.uniform(0, 2 * pi)
        tall, lean = height * dice.uniform(0.4, 1.1), height * dice.uniform(0.1, 0.6)
        wide = (0.012 * cos(angle + pi / 2), 0.012 * sin(angle + pi / 2))
        first = len(vertices)
        vertices += [(x - wide[0], y - wide[1], 0), (x + wide[0], y + wide[1], 0),
                     (x + lean * cos(angle), y + lean * sin(angle), tall)]
        faces.append((first, first + 1, first + 2))
    return [meshes.make("grass", vertices, faces, [leaf(low, high)], smooth=1)]


def planted(kinds, spots, seed, sizes=(0.8, 1.2)):
    """Copies of the kinds at the given spots, each with its own turn and size; the first ones are moved away."""
    dice = random.Random(seed)
    for x, y in spots:
        kind, turn, size = dice.choice(kinds), dice.uniform(0, 360), dice.uniform(*sizes)
        for part in kind:
            twin = meshes.copy(part, (x, y, 0), (0, 0, turn))
            twin.scale = (size, size, size * dice.uniform(0.92, 1.08))
    for part in (part for kind in kinds for part in kind):
        bpy.data.objects.remove(part)


def far_trees(seed=3, y=48, x=(-70, 110), count=90, depth=16):
    """A belt of trees over bushes behind the building."""
    dice = random.Random(seed)
    spots = [(dice.uniform(*x), y + dice.uniform(-depth, depth) / 2) for _ in range(count)]
    planted([tree(seed + i, 8.0, 3.8, 7000, 0.2) for i in range(3)], spots, seed, (0.6, 1.25))
    low = [(dice.uniform(*x), y - depth / 2 + dice.uniform(-2, 3)) for _ in range(count * 2)]
    planted([bush(seed + i, 1.6, 1200, 0.12) for i in range(3)], low, seed, (0.6, 1.5))


def verge(middle, reach, count=500, seed=11, free=lambda x, y: True, height=0.3):
    """Tufts of grass over an ellipse, where the ground is free."""
    dice = random.Random(seed)
    spots = []
    while len(spots) < count:
        x, y = middle[0] + dice.uniform(-1, 1) * reach[0], middle[1] + dice.uniform(-1, 1) * reach[1]
        if free(x, y):
            spots.append((x, y))
    planted([grass(seed + i, height=height) for i in range(4)], spots, seed, (0.6, 1.4))

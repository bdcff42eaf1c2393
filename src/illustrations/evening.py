"""Evening light, ground and an eye-level camera: one style for every picture of a building.

The camera looks along +y, as in stage.py. The sun is low at the left, behind the eye.
"""

import random
from math import cos, pi, radians, sin

import bpy

import materials
import meshes
import stage

SUN = (-110, 14)
HAZE = materials.linear("#d9ae80")
# Height above the horizon (sine) and colour.
SKY = ((0.0, "#ef9f5c"), (0.06, "#f4b880"), (0.14, "#efd0ac"), (0.27, "#b4c6d2"), (0.5, "#5f8fc0"))


def outdoors(sun=SUN, soil=("#8f7d66", "#a8967c"), yard=None, field=("#5d6036", "#857c4a"), strength=5.6, sky=0.72):
    """Warm low sun, a graded sky, grass to the horizon and a bare yard with a ragged edge."""
    stage.sun_lamp(*sun, strength, (1, 0.74, 0.46), 0.9)
    _sky(sky)
    grass = materials.mottled("grass", *field, 0.25, (6, 0.4), roughness=1, specular=0.05)
    size = 1500
    plain = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    meshes.make("ground", plain, [(0, 1, 2, 3)], [stage.faded(grass, 60, 700, HAZE)])
    if yard:
        _yard(yard, soil)


def _yard(ellipse, soil):
    """Trodden earth with a ragged edge; ellipse = (x, y, half width, half depth)."""
    x, y, wide, deep = ellipse
    dice = random.Random(5)
    shifts = [dice.uniform(0, 2 * pi) for _ in range(4)]
    edge = []
    for i in range(240):
        angle = 2 * pi * i / 240
        ragged = 1 + sum(0.05 / (k + 1) * sin((3 + 7 * k) * angle + shift) for k, shift in enumerate(shifts))
        edge.append((x + wide * ragged * cos(angle), y + deep * ragged * sin(angle), 0.012))
    earth = materials.mottled("yard", *soil, 0.7, (9, 0.35), 10, roughness=0.95, specular=0.1)
    meshes.make("ground", edge, [tuple(range(len(edge)))], [earth])


def _sky(strength):
    """Peach at the horizon, blue overhead, a few thin clouds."""
    nodes, links, output = stage.fresh_world()
    # A small map of the sky is soon made, and the sky has no small bright spot.
    bpy.context.scene.world.cycles.sampling_method = "MANUAL"
    bpy.context.scene.world.cycles.sample_map_resolution = 256
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], parts.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "B_SPLINE"
    while len(ramp.color_ramp.elements) < len(SKY):
        ramp.color_ramp.elements.new(0.5)
    for element, (height, colour) in zip(ramp.color_ramp.elements, SKY):
        element.position, element.color = height, materials.linear(colour)
    links.new(parts.outputs["Z"], ramp.inputs[0])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = materials.linear("#fbe6cd")
    links.new(_clouds(nodes, links, place), mix.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[1])
    light = nodes.new("ShaderNodeBackground")
    light.inputs[1].default_value = strength
    links.new(mix.outputs[0], light.inputs[0])
    links.new(light.outputs[0], output.inputs[0])


def _clouds(nodes, links, place):
    """The share of cloud in each direction: long thin streaks."""
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.6, 1.6, 11)
    links.new(place.outputs["Generated"], stretch.inputs["Vector"])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.7
    noise.inputs["Detail"].default_value = 7
    noise.inputs["Distortion"].default_value = 0.35
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    share = nodes.new("ShaderNodeMapRange")
    share.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", 0.5), ("From Max", 0.78), ("To Max", 0.55)):
        share.inputs[name].default_value = value
    links.new(noise.outputs["Fac"], share.inputs["Value"])
    return share.outputs[0]


def eye(location, heading, lens=35, rise=0.12):
    """A level camera with upright walls; heading 0 looks along +y, 30 to the right; rise shows more sky."""
    x, y, z = location
    target = (x + sin(radians(heading)), y + cos(radians(heading)), z)
    thing = stage.camera(location, target, lens)
    thing.data.shift_y = rise
    return thing


def lamp(place, energy, size=(3, 1)):
    """A warm lamp that shines down inside a building."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.energy, data.color = "RECTANGLE", energy, (1, 0.8, 0.55)
    data.size, data.size_y = size
    thing = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    thing.visible_camera = False


def outside(ellipse, share=0.96):
    """A test that is true where a point lies outside an ellipse (x, y, half width, half depth)."""
    x, y, wide, deep = ellipse
    return lambda a, b: ((a - x) / wide) ** 2 + ((b - y) / deep) ** 2 > share

"""Floor, backdrop, sun, sky and camera. Units: metres, degrees.

The camera looks along +y. A sun azimuth of 0 is behind the product, -90 is at its left.
"""

import random
from math import cos, radians, sin

import bpy
from mathutils import Vector

import materials
import meshes

BACKDROP = (1.0, 0.965, 0.92, 1)
HAZE = (0.5, 0.48, 0.42, 1)


def studio(sun=(-62, 36), scale=1.0, sun_strength=5.0, fill=0.54):
    """A pale concrete floor without a horizon, a low sun and a soft room round it."""
    sun_lamp(*sun, sun_strength, (1, 0.93, 0.82), 1.2)
    _room(fill)
    size = 60 * scale
    floor = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    meshes.make("floor", floor, [(0, 1, 2, 3)], [_concrete(scale)])


def outdoors(sun=(-70, 32), ground="#6f7052", below=-4.0, sun_strength=3.4, sky=0.13):
    """Open air: a clear sky and plain ground far below."""
    sun_lamp(*sun, sun_strength, (1, 0.9, 0.76), 0.6)
    _sky(*sun, sky)
    size = 900
    plain = [(-size, -size, below), (size, -size, below), (size, size, below), (-size, size, below)]
    soil = materials.mottled("ground", ground, "#8a8666", 0.05, (2, 0.1), roughness=0.95)
    meshes.make("ground", plain, [(0, 1, 2, 3)], [faded(soil, 80, 900, HAZE)])
    _trees(below)


def _trees(below):
    """A far belt of trees in the haze under the horizon."""
    dice = random.Random(7)
    green = faded(materials.principled("trees", "#47523f", roughness=1), 60, 900, HAZE)
    xs = meshes.steps(-900, 1300, 3)
    crowns = [6 + sin(x / 61) + sin(x / 17) * 0.8 + dice.uniform(-1.1, 1.1) for x in xs]
    vertices = [(x, 460, below + z) for x, crown in zip(xs, crowns) for z in (0, crown)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)]
    meshes.make("ground", vertices, faces, [green])


def camera(location, target, lens=50, fstop=None, focus=None):
    """A camera aimed at a point; fstop blurs everything that is not at the focus point."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_start = 0.005
    data.clip_end = 3000
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    view = Vector(target) - Vector(location)
    thing.rotation_euler = view.to_track_quat("-Z", "Y").to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = thing
    return thing


def shot(azimuth, elevation, lens=50, fill=0.9, aim=(0, 0), fstop=None, focus=None, skip=("floor", "ground")):
    """Place the camera so that the whole product fills that share of the frame.

    Azimuth -30 stands to the left of the product, aim shifts the product in the frame (-1 to 1).
    """
    bpy.context.view_layer.update()
    points = [thing.matrix_world @ vertex.co for thing in bpy.context.scene.objects
              if thing.type == "MESH" and thing.name.split(".")[0] not in skip for vertex in thing.data.vertices]
    rise = sin(radians(elevation))
    flat = cos(radians(elevation))
    back = Vector((sin(radians(azimuth)) * flat, -cos(radians(azimuth)) * flat, rise))
    right = Vector((0, 0, 1)).cross(back).normalized()
    target, distance = sum(points, Vector()) / len(points), 4.0
    for _ in range(12):
        middle, size = _extent(points, target + back * distance, back, right, lens)
        target += (right * (middle[0] - aim[0]) + back.cross(right) * (middle[1] - aim[1])) * distance * 18 / lens
        distance *= size / fill
    return camera(target + back * distance, target, lens, fstop, focus)


def _extent(points, eye, back, right, lens):
    """Middle of the product in the frame (in half widths) and the share of the frame it takes."""
    views = []
    for point in points:
        away = point - eye
        depth = max(-away.dot(back), 1e-3) * 18 / lens
        views.append((away.dot(right) / depth, away.dot(back.cross(right)) / depth))
    (left, low), (side, high) = (tuple(f(v[i] for v in views) for i in (0, 1)) for f in (min, max))
    return ((left + side) / 2, (low + high) / 2), max((side - left) / 2, (high - low) / 2 / 0.75)


def softbox(location, target, size, strength):
    """A large soft light for reflections on bare metal."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = strength
    thing = bpy.data.objects.new("softbox", data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.visible_camera = False
    view = Vector(target) - Vector(location)
    thing.rotation_euler = view.to_track_quat("-Z", "Y").to_euler()


def towards(azimuth, elevation):
    """The direction of the sun."""
    flat = cos(radians(elevation))
    return Vector((sin(radians(azimuth)) * flat, cos(radians(azimuth)) * flat, sin(radians(elevation))))


def sun_lamp(azimuth, elevation, strength, colour, angle):
    """A sun lamp; a larger angle softens the shadow edges."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = colour
    data.angle = radians(angle)
    thing = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = (-towards(azimuth, elevation)).to_track_quat("-Z", "Y").to_euler()


def fresh_world():
    """A fresh world with its node tree and output."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    nodes.clear()
    return nodes, world.node_tree.links, nodes.new("ShaderNodeOutputWorld")


def _sky(azimuth, elevation, strength):
    """A clear sky that agrees with the sun."""
    nodes, links, output = fresh_world()
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_disc = False
    sky.sun_elevation = radians(elevation)
    sky.sun_rotation = radians(azimuth)
    sky.dust_density = 0.5
    sky.ozone_density = 2.5
    background = nodes.new("ShaderNodeBackground")
    background.inputs[1].default_value = strength
    links.new(sky.outputs[0], background.inputs[0])
    links.new(background.outputs[0], output.inputs[0])


def _room(fill):
    """Soft light from all sides, brighter low down and to the left; the camera sees the backdrop."""
    nodes, links, output = fresh_world()
    place = nodes.new("ShaderNodeTexCoord")
    direction = nodes.new("ShaderNodeVectorMath")
    direction.operation = "DOT_PRODUCT"
    direction.inputs[1].default_value = (-0.45, 0.25, -0.55)
    links.new(place.outputs["Generated"], direction.inputs[0])
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value = -0.75
    ramp.inputs["From Max"].default_value = 0.6
    ramp.inputs["To Min"].default_value = fill * 0.45
    ramp.inputs["To Max"].default_value = fill * 1.5
    links.new(direction.outputs["Value"], ramp.inputs["Value"])
    light = nodes.new("ShaderNodeBackground")
    light.inputs[0].default_value = (0.93, 0.97, 1, 1)
    links.new(ramp.outputs[0], light.inputs[1])
    seen = nodes.new("ShaderNodeBackground")
    seen.inputs[0].default_value = BACKDROP
    rays = nodes.new("ShaderNodeLightPath")
    mix = nodes.new("ShaderNodeMixShader")
    links.new(rays.outputs["Is Camera Ray"], mix.inputs[0])
    links.new(light.outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])


def _concrete(scale):
    """Pale power-floated concrete that fades into the backdrop with distance."""
    material = materials.mottled("floor", "#dad3c8", "#e2dbd1", 2.5 / scale, (30 / scale, 0.06), 8,
                                 roughness=0.5, specular=0.25)
    return faded(material, 5 * scale, 17 * scale, BACKDROP)


def faded(material, near, far, colour):
    """Let a surface turn into a plain light colour between two distances from the eye."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = next(node for node in nodes if node.type == "OUTPUT_MATERIAL")
    shader = next(node for node in nodes if node.type == "BSDF_PRINCIPLED")
    distance = nodes.new("ShaderNodeCameraData")
    fade = nodes.new("ShaderNodeMapRange")
    fade.interpolation_type = "SMOOTHSTEP"
    fade.inputs["From Min"].default_value = near
    fade.inputs["From Max"].default_value = far
    links.new(distance.outputs["View Distance"], fade.inputs["Value"])
    haze = nodes.new("ShaderNodeEmission")
    haze.inputs[0].default_value = colour
    mix = nodes.new("ShaderNodeMixShader")
    links.new(fade.outputs[0], mix.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(haze.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    return material

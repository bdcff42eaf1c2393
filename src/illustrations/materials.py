"""Surfaces of the products. Colours are sRGB hex, as on a colour card."""

import bpy

GENTIAN_BLUE = "#0e4484"
BRICK_RED = "#822d20"
MOSS_GREEN = "#13492f"
GREY_WHITE = "#dcdad0"
ZINC = "#a9b0b4"
IVORY = "#e9dfc2"
TERRACOTTA = "#b5583a"


def linear(colour):
    """An sRGB hex colour as linear light with alpha."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return (*light, 1)


def blank(name):
    """A material with an empty node tree and its output node."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    return material, nodes, material.node_tree.links, nodes.new("ShaderNodeOutputMaterial")


def principled(name, colour, grain=None, **inputs):
    """A Principled surface; grain = (scale, strength) adds a fine unevenness."""
    material, nodes, links, output = blank(name)
    shader = nodes.new("ShaderNodeBsdfPrincipled")
    shader.inputs["Base Color"].default_value = linear(colour)
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ").title()].default_value = value
    if grain:
        _bump(nodes, links, shader, *grain)
    links.new(shader.outputs[0], output.inputs[0])
    return material


def _bump(nodes, links, shader, scale, strength):
    """Noise on the normals."""
    noise = speckle(nodes, links, scale, 3)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.2 / scale
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def speckle(nodes, links, scale, detail):
    """A noise texture in object space, so that metres mean metres."""
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    return noise


def blend(nodes, links, factor, low, high):
    """A colour between two hex colours, driven by a socket."""
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear(low)
    ramp.color_ramp.elements[1].color = linear(high)
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[1].position = 0.7
    links.new(factor, ramp.inputs[0])
    return ramp.outputs[0]


def mottled(name, low, high, scale, grain, detail=6, **inputs):
    """A Principled surface whose colour wanders between two colours."""
    material = principled(name, low, grain, **inputs)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    colour = blend(nodes, links, speckle(nodes, links, scale, detail).outputs["Fac"], low, high)
    shader = next(node for node in nodes if node.type == "BSDF_PRINCIPLED")
    links.new(colour, shader.inputs["Base Color"])
    return material


def coated(colour):
    """Colour-coated steel: enamel over metal under a clear coat."""
    return principled("coated", colour, (9, 0.05), metallic=0.25, roughness=0.36,
                      clearcoat=0.5, clearcoat_roughness=0.14)


def back_coat():
    """The light grey epoxy on the underside."""
    return principled("back coat", "#b9bcb9", roughness=0.5)


def steel():
    """Bare cut edge or galvanised purlin."""
    return mottled("zinc", "#9fa6aa", "#c3c8ca", 40, (30, 0.03), metallic=0.85, roughness=0.4)


def aluminium(roughness=0.3):
    """Mill-finish aluminium."""
    return mottled("aluminium", "#d3d5d6", "#e3e4e4", 12, (14, 0.05), metallic=1.0, roughness=roughness)


def plastic(colour, roughness=0.32):
    """Opaque PVC or painted plastic."""
    return principled("plastic", colour, (14, 0.03), roughness=roughness, specular=0.5)


def granules(low, high):
    """Mineral granules pressed into bitumen or glued to steel."""
    return mottled("granules", low, high, 230, (400, 0.8), 5, roughness=0.9)


def rubber():
    """Black EPDM or butyl."""
    return principled("rubber", "#1d1d1f", (900, 0.2), roughness=0.7)


def timber(axis=0):
    """Planed softwood, its grain along one axis (0, 1, 2 for x, y, z)."""
    material = mottled("timber", "#c39a6b", "#dcba8e", 9, (60, 0.08), roughness=0.65)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [0.12 if i == axis else 4 for i in range(3)]
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    for noise in (node for node in nodes if node.type == "TEX_NOISE"):
        links.new(stretch.outputs[0], noise.inputs["Vector"])
    return material


def clear(tint="#f4f9fa", gloss=0.06, scatter=0.0, roughness=0.04, edge=0.55):
    """Thin clear plastic: it lets light through with a tint, shines at flat angles."""
    material, nodes, links, output = blank("clear")
    through = nodes.new("ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = linear(tint)
    body = through.outputs[0]
    if scatter:
        body = mixed(nodes, links, scatter, body, _milky(nodes, links, tint))
    shine = nodes.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = roughness
    weight = nodes.new("ShaderNodeLayerWeight")
    weight.inputs[0].default_value = 0.35
    scale = nodes.new("ShaderNodeMath")
    scale.operation = "MULTIPLY_ADD"
    scale.inputs[1].default_value = edge
    scale.inputs[2].default_value = gloss
    links.new(weight.outputs["Facing"], scale.inputs[0])
    mix = nodes.new("ShaderNodeMixShader")
    links.new(_outside(nodes, links, scale.outputs[0]), mix.inputs[0])
    links.new(body, mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    return material


def _outside(nodes, links, factor):
    """The factor on the outer face, nothing on the inner one, so that light does not bounce inside."""
    geometry = nodes.new("ShaderNodeNewGeometry")
    outer = nodes.new("ShaderNodeMath")
    outer.operation = "SUBTRACT"
    outer.inputs[0].default_value = 1
    links.new(geometry.outputs["Backfacing"], outer.inputs[1])
    product = nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    links.new(factor, product.inputs[0])
    links.new(outer.outputs[0], product.inputs[1])
    return product.outputs[0]


def _milky(nodes, links, tint):
    """Light scattered to both sides of a thin translucent wall."""
    back = nodes.new("ShaderNodeBsdfTranslucent")
    front = nodes.new("ShaderNodeBsdfDiffuse")
    for node in (back, front):
        node.inputs[0].default_value = linear(tint)
    return mixed(nodes, links, 0.45, back.outputs[0], front.outputs[0])


def mixed(nodes, links, share, first, second):
    """Two shaders mixed by a fixed share of the second."""
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = share
    links.new(first, mix.inputs[1])
    links.new(second, mix.inputs[2])
    return mix.outputs[0]


def glowing_edge(colour, strength=0.35):
    """The bright polished edge of a solid clear sheet, which gathers light."""
    return principled("edge", colour, roughness=0.25, emission=linear(colour),
                      emission_strength=strength)

"""Self-drilling screws."""

from math import atan2, cos, degrees, pi, sin

import materials
import meshes
import profiles
import stage
from scenes.picture import picture

LENGTH = 0.055
FLANGE = 0.0078


def shank_radius(angle, z):
    """Thread 5.5 mm over a 4.1 mm core, pitch 1.9 mm, ending in a fluted drill point."""
    depth = -z
    if depth > LENGTH - 0.011:
        return _drill_radius(angle, depth - (LENGTH - 0.011))
    share = (depth / 0.0019 + angle / (2 * pi)) % 1
    ridge = max(0, 1 - abs(share - 0.5) / 0.28)
    runout = min(1, (LENGTH - 0.011 - depth) / 0.003, depth / 0.002)
    return 0.00205 + 0.0007 * ridge * max(0, runout)


def _drill_radius(angle, depth):
    """Two twisted flutes and a pointed tip over the last 11 mm."""
    flute = max(0, cos(2 * angle - depth * 420)) ** 1.5
    body = 0.0021 * (1 - 0.55 * flute * min(1, depth / 0.002))
    return body * min(1, max(0.02, (0.011 - depth) / 0.0028))


def screw(metal, head_metal):
    """A screw with its flange on z = 0, point down."""
    segments = 72
    zs = meshes.steps(0.0005, -LENGTH, 0.00012)
    vertices = [(shank_radius(2 * pi * s / segments, z) * cos(2 * pi * s / segments),
                 shank_radius(2 * pi * s / segments, z) * sin(2 * pi * s / segments), z)
                for z in zs for s in range(segments)]
    faces = []
    for row in range(len(zs) - 1):
        for s in range(segments):
            first, after = row * segments + s, row * segments + (s + 1) % segments
            faces.append((first, after, after + segments, first + segments))
    shank = meshes.make("shank", vertices, faces, [metal])
    outline = profiles.arc(0.0046, 0, 300, 5)
    head = meshes.prism("head", outline, 0.0012, 0.0062, head_metal, 0.0004)
    return [shank, head, *_washer(metal, head_metal)]


def _washer(metal, head_metal):
    """Flange, metal cup and EPDM seal under the head."""
    flange = [(0, 0.0018), (0.005, 0.0018), (FLANGE - 0.0004, 0.0011), (FLANGE, 0.0007), (FLANGE, 0.0003), (0.002, 0)]
    cup = [(0.002, -0.0002), (0.0085, -0.0002), (0.0088, -0.0006), (0.0085, -0.0009), (0.002, -0.0009)]
    seal = [(0.002, -0.0009), (0.0083, -0.0009), (0.0086, -0.0018), (0.0083, -0.0028), (0.0024, -0.0028)]
    return [meshes.lathe("flange", flange, head_metal), meshes.lathe("cup", cup, metal),
            meshes.lathe("seal", seal, materials.rubber())]


def lying(parts, x, y, heading):
    """Rest on the washer rim and the point."""
    rim, reach = 0.0087, LENGTH - 0.0015
    slope = atan2(rim, reach)
    return meshes.group(parts, (x, y, rim * cos(slope) + 0.0014 * sin(slope)), (0, 90 - degrees(slope), heading))


def standing(parts, x, y, heading):
    """Upside down on the hexagon, point up."""
    return meshes.group(parts, (x, y, 0.0062), (180, 0, heading))


@picture("self-drilling-screws", samples=56)
def screws():
    """A loose group of screws, some upright on their heads."""
    stage.studio((-54, 38), 0.05)
    metal = materials.principled("zinc", "#c3c6c4", (1500, 0.04), metallic=1.0, roughness=0.24)
    blue, red = materials.coated(materials.GENTIAN_BLUE), materials.coated(materials.BRICK_RED)
    upright = ((-0.034, 0.022, 10, metal), (-0.008, 0.034, 40, blue), (0.02, 0.024, 25, metal), (0.044, 0.036, 5, red))
    for x, y, heading, head in upright:
        standing(screw(metal, head), x, y, heading)
    flat = ((-0.06, -0.008, 190, metal), (0.012, -0.006, 168, blue), (0.072, -0.038, 6, metal),
            (-0.045, -0.036, 184, red))
    for x, y, heading, head in flat:
        lying(screw(metal, head), x, y, heading)
    stage.softbox((0.25, 0.3, 0.25), (0, 0, 0.02), (0.3, 0.2), 0.5)
    stage.shot(-4, 24, 70, 0.76, fstop=16, focus=(0, 0.0, 0.01))

"""Objects made from figures. Units: metres; sheets lie on z = 0, their length along y."""

from math import cos, hypot, pi, radians, sin

import bpy
from mathutils import Matrix, Vector


def make(name, vertices, faces, materials, slots=None, smooth=40):
    """A mesh object; slots gives the material number of each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    for material in materials:
        mesh.materials.append(material)
    if slots:
        mesh.polygons.foreach_set("material_index", slots)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(smooth)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def place(thing, location=(0, 0, 0), turn=(0, 0, 0)):
    """Move and turn an object; angles in degrees."""
    thing.location = location
    thing.rotation_euler = [radians(angle) for angle in turn]
    return thing


def group(things, location=(0, 0, 0), turn=(0, 0, 0)):
    """Hang objects on one handle and place them together."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    return place(handle, location, turn)


def copy(thing, location=(0, 0, 0), turn=(0, 0, 0)):
    """A second object with the same mesh."""
    twin = thing.copy()
    bpy.context.collection.objects.link(twin)
    return place(twin, location, turn)


def offset(points, thickness):
    """The open line moved to its right-hand side by the thickness, mitred."""
    normals = []
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        length = hypot(bx - ax, bz - az)
        normals.append(((bz - az) / length, -(bx - ax) / length))
    moved = []
    for i, (x, z) in enumerate(points):
        before = normals[max(i - 1, 0)]
        after = normals[min(i, len(normals) - 1)]
        nx, nz = before[0] + after[0], before[1] + after[1]
        scale = 2 * thickness / max(nx * nx + nz * nz, 0.4)
        moved.append((x + nx * scale, z + nz * scale))
    return moved


def extrude(name, points, length, thickness, top, under=None, edge=None):
    """A sheet: the cross-section with its thickness, drawn out along y, centred."""
    count = len(points)
    ring = points + offset(points, thickness)
    vertices = [(x, y, z) for y in (-length / 2, length / 2) for x, z in ring]
    far = 2 * count
    faces, slots = [], []
    for i in range(count - 1):
        low = count + i
        faces += [
            (i, i + 1, far + i + 1, far + i),
            (low + 1, low, far + low, far + low + 1),
            (i, low, low + 1, i + 1),
            (far + i + 1, far + low + 1, far + low, far + i),
        ]
        slots += [0, 1, 2, 2]
    last = count - 1
    faces += [(0, far, far + count, count), (last, last + count, far + last + count, far + last)]
    slots += [2, 2]
    return make(name, vertices, faces, [top, under or top, edge or under or top], slots)


def surface(name, xs, ys, height, thickness, top, under=None, keep=None):
    """A formed sheet over a grid, z = height(x, y); keep(x, y) leaves holes."""
    vertices = [(x, y, height(x, y)) for y in ys for x in xs]
    wide = len(xs)
    faces = []
    for row in range(len(ys) - 1):
        for column in range(wide - 1):
            middle = ((xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2)
            if keep and not keep(*middle):
                continue
            first = row * wide + column
            faces.append((first, first + 1, first + wide + 1, first + wide))
    thing = make(name, vertices, faces, [top, under or top])
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = -1
    solid.material_offset = 1
    return thing


def lathe(name, points, material, segments=96, smooth=35):
    """A turned body from (radius, z) points."""
    count = len(points)
    vertices = [
        (r * cos(2 * pi * s / segments), r * sin(2 * pi * s / segments), z)
        for s in range(segments) for r, z in points
    ]
    faces = []
    for s in range(segments):
        here, after = s * count, (s + 1) % segments * count
        faces += [(here + i, after + i, after + i + 1, here + i + 1) for i in range(count - 1)]
    return make(name, vertices, faces, [material], smooth=smooth)


def prism(name, outline, bottom, top, material, bevel=0):
    """A straight body over a closed (x, y) outline."""
    count = len(outline)
    vertices = [(x, y, z) for z in (bottom, top) for x, y in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return bevelled(make(name, vertices, faces, [material]), bevel)


def box(size, location, material, turn=(0, 0, 0), bevel=0.002):
    """A block of the given size round its middle."""
    x, y, z = (side / 2 for side in size)
    outline = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return place(prism("box", outline, -z, z, material, bevel), location, turn)


def bevelled(thing, width):
    """Break the sharp edges, so that they catch light."""
    if width:
        bevel = thing.modifiers.new("bevel", "BEVEL")
        bevel.width = width
        bevel.segments = 2
        bevel.limit_method = "ANGLE"
    return thing


def steps(start, end, size):
    """Evenly spaced figures from start to end, about size apart."""
    count = max(1, round(abs(end - start) / size))
    return [start + (end - start) * i / count for i in range(count + 1)]


def turned(thing, axis, angle):
    """Turn the mesh itself about one axis, before the object is placed."""
    thing.data.transform(Matrix.Rotation(radians(angle), 4, axis))
    return thing


def shifted(thing, x, y, z=0):
    """Move the mesh against its own origin, so that it turns about another point."""
    thing.data.transform(Matrix.Translation((x, y, z)))
    return thing


def tube(name, spine, radii, material, segments=14):
    """A round body along a line; each point of the spine has its radius, or its two radii across and along."""
    vertices, faces = [], []
    for i, here in enumerate(spine):
        before, after = Vector(spine[max(i - 1, 0)]), Vector(spine[min(i + 1, len(spine) - 1)])
        across, along = _frame((after - before).normalized())
        wide, deep = radii[i] if isinstance(radii[i], tuple) else (radii[i], radii[i])
        for s in range(segments):
            angle = 2 * pi * s / segments
            vertices.append(tuple(Vector(here) + across * wide * cos(angle) + along * deep * sin(angle)))
    for i in range(len(spine) - 1):
        for s in range(segments):
            first, after = i * segments + s, i * segments + (s + 1) % segments
            faces.append((first, after, after + segments, first + segments))
    last = (len(spine) - 1) * segments
    faces += [tuple(reversed(range(segments))), tuple(range(last, last + segments))]
    return make(name, vertices, faces, [material], smooth=60)


def _frame(way):
    """Two directions square to a way, the first one along x where it can be."""
    side = Vector((1, 0, 0)) if abs(way.x) < 0.9 else Vector((0, 1, 0))
    across = (side - way * side.dot(way)).normalized()
    return across, way.cross(across)


def merged(things, grain, rounds=3):
    """Closed bodies fused into one skin, softened at their seams."""
    name, material = things[0].name, things[0].data.materials[0]
    vertices, faces = [], []
    for thing in things:
        start = len(vertices)
        vertices += [tuple(vertex.co) for vertex in thing.data.vertices]
        faces += [tuple(start + i for i in face.vertices) for face in thing.data.polygons]
    whole = make(name, vertices, faces, [material], smooth=80)
    for thing in things:
        bpy.data.objects.remove(thing)
    remesh = whole.modifiers.new("fuse", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = grain
    remesh.use_smooth_shade = True
    soft = whole.modifiers.new("soften", "SMOOTH")
    soft.iterations = rounds
    return whole

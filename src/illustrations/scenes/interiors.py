"""Halls seen through their open end: daylight strips over a work floor, and insulation over a workshop."""

from math import cos, radians, tan

import construction
import evening
import materials
import meshes
import models
import plants
from scenes.picture import picture

# Half width, eave, length, slope and distance of the frames; usual sizes, because the pages give none.
HALF, EAVE, LONG, SLOPE, BAY = 5.5, 4.4, 17.5, 15, 3.5
RIDGE = EAVE + HALF * tan(radians(SLOPE))
LAYER = 0.1


def _roof(bands, opaque, clear, layer=None, line=construction.ribs):
    """Two slopes of bands along the ridge; bands are (start, end, whether clear); layer is insulation below them."""
    over = 0.45
    reach = (HALF + over) / cos(radians(SLOPE))
    low = EAVE - over * tan(radians(SLOPE)) + 0.2
    for side in (-1, 1):
        for start, end, light in bands:
            wide = end - start
            sheet = construction.slope(wide + 0.04, reach, SLOPE, clear if light else opaque, line(wide + 0.04),
                                       0.002 if light else 0.001, clear if light else None)
            at = (side * (HALF + over), end if side < 0 else start, low + (0.004 if light else 0))
            meshes.group([sheet], at, (0, 0, side * 90))
        if layer:
            middle = (side * (HALF + over) / 2, LONG / 2, (low + RIDGE + 0.2) / 2 - LAYER * 0.6)
            _blanket(middle, reach, side, *layer)
        board = (side * (HALF + over) / 2, -0.42, (low + RIDGE + 0.2) / 2 + 0.02)
        meshes.box((reach + 0.02, 0.03, 0.09), board, opaque, (0, side * SLOPE, 0))
    drop = 0.3 * tan(radians(SLOPE))
    cap = meshes.extrude("ridge", [(-0.3, -drop), (0, 0.0), (0.3, -drop)], LONG + 0.76, 0.002, opaque)
    meshes.place(cap, (0, LONG / 2 - 0.05, RIDGE + 0.232))


def _blanket(middle, reach, side, wool, face):
    """A slope of wool with a bright face below; its cut edge is seen at the open end."""
    turn = (0, side * SLOPE, 0)
    # The two slopes meet at the ridge.
    meshes.box((reach, LONG + 0.3, LAYER), middle, wool, turn, 0.012)
    meshes.box((reach + 0.03, LONG + 0.32, 0.008), (middle[0], middle[1], middle[2] - LAYER / 2 - 0.006), face, turn, 0)


def _frames(paint, zinc):
    """Portal frames and purlins."""
    for y in meshes.steps(0.15, LONG - 0.15, BAY):
        for side in (-1, 1):
            x = side * (HALF - 0.16)
            meshes.box((0.26, 0.16, EAVE), (x, y, EAVE / 2), paint, bevel=0.004)
            construction.beam((x, y, EAVE - 0.16), (0, y, RIDGE - 0.2), (0.16, 0.28), paint)
    for side in (-1, 1):
        for share in (0.06, 0.25, 0.44, 0.63, 0.82, 0.97):
            x, z = side * HALF * (1 - share), EAVE + (RIDGE - EAVE) * share
            meshes.box((0.06, LONG, 0.15), (x, LONG / 2, z - 0.02), zinc, (0, side * SLOPE, 0), 0)


def _walls(sheet, openings=()):
    """Side walls on a plinth and the far gable; openings are those of the far gable."""
    plinth = materials.mottled("plinth", "#a39a8c", "#b7ae9f", 1.5, (20, 0.2), roughness=0.9)
    gable = lambda x: EAVE + 0.1 + min(x, 2 * HALF - x) * tan(radians(SLOPE))
    for x, y, turn in ((-HALF, LONG, -90), (HALF, 0, 90)):
        wall = construction.curtain(construction.ribs(LONG), EAVE + 0.1, sheet, (), 0.9)
        foot = construction.curtain([(0, 0.03), (LONG, 0.03)], 0.9, plinth)
        meshes.group([wall, foot], (x, y, 0), (0, 0, turn))
    far = construction.curtain(construction.ribs(2 * HALF), gable, sheet, openings, 0.0)
    meshes.place(far, (HALF, LONG, 0), (0, 0, 180))


def _bench(place, turn=0):
    """A steel bench with a timber top, a vice and a box."""
    steel, wood = materials.principled("bench", "#44525e", roughness=0.5), materials.timber()
    parts = [meshes.box((1.9, 0.75, 0.06), (0, 0, 0.86), wood)]
    parts += [meshes.box((0.07, 0.07, 0.83), (x, y, 0.415), steel) for x in (-0.88, 0.88) for y in (-0.3, 0.3)]
    parts.append(meshes.box((1.8, 0.66, 0.04), (0, 0, 0.26), steel))
    parts.append(meshes.box((0.16, 0.26, 0.2), (-0.6, -0.2, 0.99), materials.principled("vice", "#2f5f86",
                                                                                       roughness=0.4), bevel=0.02))
    parts.append(meshes.box((0.42, 0.3, 0.2), (0.5, 0.05, 0.99), materials.principled("box", "#b3392f",
                                                                                     roughness=0.5), bevel=0.02))
    return meshes.group(parts, place, (0, 0, turn))


def _press(place, turn=0, colour="#3d7a5c"):
    """A press: base, column, head, table and flywheel."""
    body = materials.principled("press", colour, roughness=0.4, clearcoat=0.4)
    iron = materials.principled("iron", "#6c7176", metallic=0.7, roughness=0.4)
    dark = materials.principled("dark", "#26292c", roughness=0.6)
    parts = [meshes.box((1.2, 1.1, 0.5), (0, 0, 0.25), body, bevel=0.03),
             meshes.box((1.1, 0.45, 1.9), (0, 0.3, 1.4), body, bevel=0.03),
             meshes.box((1.14, 1.0, 0.55), (0, 0.0, 2.2), body, bevel=0.04),
             meshes.box((0.9, 0.7, 0.1), (0, -0.2, 0.9), iron, bevel=0.01),
             meshes.box((0.5, 0.5, 0.36), (0, -0.2, 0.68), iron, bevel=0.01),
             meshes.box((0.5, 0.4, 0.5), (0, -0.22, 1.7), iron, bevel=0.01),
             meshes.box((0.3, 0.04, 0.4), (0.3, -0.52, 2.2), dark, bevel=0.01)]
    wheel = meshes.turned(meshes.lathe("wheel", [(0.1, 0.06), (0.12, 0.05), (0.44, 0.04), (0.46, 0.08), (0.52, 0.08),
                                                 (0.52, -0.08), (0.1, -0.06)], iron, 40), "Y", 90)
    parts.append(meshes.place(wheel, (-0.68, 0.2, 2.1)))
    return meshes.group(parts, place, (0, 0, turn))


def _lathe(place, turn=0, colour="#4a6f96"):
    """A long turning machine: bed, headstock, bar, tailstock and tray."""
    body = materials.principled("lathe", colour, roughness=0.4, clearcoat=0.4)
    iron = materials.principled("iron", "#8d9296", metallic=0.8, roughness=0.35)
    parts = [meshes.box((0.6, 0.6, 0.75), (x, 0, 0.375), body, bevel=0.02) for x in (-1.0, 1.0)]
    parts += [meshes.box((2.7, 0.5, 0.18), (0, 0, 0.84), iron, bevel=0.01),
              meshes.box((0.75, 0.6, 0.6), (-0.95, 0, 1.2), body, bevel=0.04),
              meshes.box((0.4, 0.4, 0.4), (1.05, 0, 1.12), body, bevel=0.03),
              meshes.box((0.4, 0.6, 0.2), (0.1, -0.04, 1.02), body, bevel=0.02)]
    bar = meshes.turned(meshes.lathe("bar", [(0, 0.75), (0.07, 0.75), (0.07, -0.55), (0.17, -0.55), (0.17, -0.7),
                                             (0, -0.7)], iron, 32), "Y", 90)
    parts.append(meshes.place(bar, (0.05, 0, 1.22)))
    return meshes.group(parts, place, (0, 0, turn))


def _crates(spots):
    """Timber crates on the floor."""
    wood = materials.timber()
    for x, y, size, turn in spots:
        meshes.box((size, size * 0.8, size * 0.7), (x, y, size * 0.35 + 0.06), wood, (0, 0, turn), 0.01)


@picture("job-daylight", exposure=1.05, samples=28)
def daylight():
    """A work hall under strips of clear sheets, sunlight in bars across its floor and wall."""
    evening.outdoors(sun=(-78, 47), yard=(0, -6, 14, 9), strength=7.5, sky=1.1)
    blue, white = materials.coated(materials.GENTIAN_BLUE), materials.principled("wall", "#e9eae4", roughness=0.6)
    clear = materials.clear("#f6faf8", 0.03, 0.42, 0.1, 0.3)
    pitch = construction.PITCH
    bands, start = [], -0.4
    for i in range(5):
        bands += [(start, start + 10 * pitch, False), (start + 10 * pitch, start + 14 * pitch, True)]
        start += 14 * pitch
    bands.append((start, LONG + 0.3, False))

    def build():
        """The hall with its strips."""
        _walls(white, [(3.4, 7.6, 0, 3.6)])
        _frames(materials.principled("paint", "#3f5f7d", roughness=0.5), materials.steel())
        _roof(bands, blue, clear)
        construction.slab((2 * HALF, LONG + 0.6, 0.1), (0, LONG / 2, 0.0), "#b0a899", "#c6beb0")

    build()
    _bench((-2.6, 4.6, 0.05), 90)
    models.person(shirt="#d8582a", helmet="#e8b21e", pose=models.STANDING, place=(-1.7, 4.3, 0.05), turn=60)
    _lathe((3.1, 7.2, 0.05), 90)
    models.person(shirt="#8fa9c4", trousers="#3a3f4d", pose=models.STANDING, place=(2.1, 6.6, 0.05), turn=-70)
    models.bundle(materials.BRICK_RED, count=22, place=(2.9, 2.6, 0.05), turn=4)
    models.person(shirt="#3f6f5a", helmet="#e9e9e4", pose=models.WALKING, place=(0.2, 10.6, 0.05), turn=-15)
    _crates([(-3.6, 8.6, 1.0, 8), (-3.4, 9.9, 0.9, -12), (-3.7, 12.2, 1.1, 4)])
    plants.far_trees(seed=21, y=50)
    evening.eye((-0.9, -1.2, 1.7), 5, 24, 0.09)


@picture("job-heat-and-noise", exposure=0.55, samples=24)
def heat_and_noise():
    """A workshop with presses under a roof with insulation, its open end towards the evening."""
    evening.outdoors(yard=(0, -5, 15, 9))
    red, wall = materials.coated(materials.BRICK_RED), materials.principled("wall", "#d9d6cc", roughness=0.6)
    wool = materials.mottled("wool", "#c79a3c", "#e0bb63", 30, (160, 0.9), roughness=1)
    face = materials.principled("face", "#e2e5e6", (18, 0.12), metallic=0.55, roughness=0.42)

    def build():
        """The hall with its insulated roof."""
        _walls(wall, [(3.4, 7.6, 0, 3.6)])
        _frames(materials.principled("paint", "#3f5f7d", roughness=0.5), materials.steel())
        _roof([(-0.4, LONG + 0.3, False)], red, None, (wool, face))
        construction.slab((2 * HALF + 1.2, LONG + 1.4, 0.1), (0, LONG / 2, 0.0), "#a79d8e", "#bbb1a2")
        for x, y, turn, colour in ((-3.0, 4.4, 70, "#3d7a5c"), (-3.0, 8.2, 70, "#3d7a5c"), (-3.0, 12, 70, "#3d7a5c")):
            _press((x, y, 0.05), turn, colour)
        _lathe((3.0, 4.6, 0.05), 90)
        _lathe((3.0, 8.8, 0.05), 90)
        _bench((0.6, 12.6, 0.05), 0)
        for x, y, shirt, helmet, turn in ((-1.7, 4.0, "#d8582a", "#e8b21e", 95), (1.9, 4.4, "#8fa9c4", "#e9e9e4", -75),
                                          (-1.6, 8.0, "#3f6f5a", "#e8b21e", 95), (1.9, 9.0, "#b8455a", "#e9e9e4", -80)):
            models.person(shirt=shirt, helmet=helmet, pose=models.STANDING, place=(x, y, 0.05), turn=turn)
        models.person(shirt="#c9b8d6", trousers="#3a3f4d", pose=models.WALKING, place=(0.3, 7.0, 0.05), turn=-10)
        _crates([(3.9, 1.6, 0.8, 10), (3.2, 1.3, 0.6, -20)])

    construction.whole(build, (1.0, 3.5, 0), -6)
    for y in (7, 13, 18):
        evening.lamp((1.4, y, 4.4), 420, (5, 0.6))
    plants.far_trees(seed=22, y=52)
    plants.verge((0, -6), (15, 6), 500, free=evening.outside((0, -5, 15, 9), 1.0))
    evening.eye((-1.2, -4.9, 1.65), 11.2, 25.8, 0.12)

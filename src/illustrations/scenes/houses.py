"""Houses at evening: a bungalow, a car porch, a roof over a terrace."""

from math import atan2, ceil, cos, degrees, radians, sin, tan

import construction
import evening
import materials
import meshes
import models
import plants
import profiles
from scenes.picture import picture
from scenes.tile import STEP, WAVE, tile_sheet

CREAM = ("#d8c8a8", "#e6dac0")
LAWN = ("#4f5c2c", "#77793c")


def plaster(tones=CREAM):
    """Painted plaster."""
    return materials.mottled("plaster", *tones, 0.8, (50, 0.12), 8, roughness=0.9)


def flat(width):
    """A plain wall."""
    return [(0, 0), (width, 0)]


def _door(x, y, width, height, wood, sill=0.3):
    """A panelled door in its opening."""
    parts = [meshes.box((width, 0.05, height), (width / 2, 0.06, height / 2), wood)]
    for a in (0, width / 2, width):
        parts.append(meshes.box((0.08, 0.1, height), (a, 0.02, height / 2), wood))
    for z in (0.1, height * 0.45, height):
        parts.append(meshes.box((width, 0.1, 0.08), (width / 2, 0.02, z), wood))
    return meshes.group(parts, (x, y, sill))


def _tiled(width, depth, angle, low, overhang, place):
    """Two tiled slopes with a ridge along x; place is the middle of the house."""
    reach = (depth / 2 + overhang) / cos(radians(angle))
    waves, courses = round(width / WAVE), ceil(reach / STEP)
    wide = waves * WAVE
    for side in (-1, 1):
        sheet = tile_sheet(materials.BRICK_RED, courses, waves, fine=10)
        meshes.shifted(sheet, 0, reach - courses * STEP)
        meshes.place(sheet, (0, 0, 0), (angle, 0, 0))
        meshes.group([sheet], (place[0] + side * wide / 2, place[1] + side * (depth / 2 + overhang), low),
                     (0, 0, 180 if side > 0 else 0))
    white = materials.coated(materials.GREY_WHITE)
    top = low + reach * sin(radians(angle))
    for end in (-1, 1):
        for side in (-1, 1):
            middle = (place[0] + end * (wide / 2 + 0.02), place[1] + side * (depth / 2 + overhang) / 2,
                      (low + top) / 2 - 0.05)
            meshes.box((0.04, reach, 0.22), middle, white, (-side * angle, 0, 0))
    for side in (-1, 1):
        meshes.box((wide + 0.04, 0.12, 0.12), (place[0], place[1] + side * (depth / 2 + overhang + 0.02), low - 0.08),
                   white)
    arc = [(-0.2, -0.06), *profiles.arc(0.12, 170, 10, 20), (0.2, -0.06)]
    ridge = meshes.extrude("ridge", arc, wide + 0.1, 0.001, materials.coated(materials.BRICK_RED))
    meshes.place(meshes.turned(ridge, "Z", 90), (place[0], place[1], top + 0.04))


def _bungalow():
    """Plastered walls, windows, a veranda on posts, tiled roofs."""
    wall, white = plaster(), materials.coated(materials.GREY_WHITE)
    wood = materials.mottled("door", "#5a3520", "#7a4c30", 5, (30, 0.3), roughness=0.6)
    glass = materials.principled("pane", "#33302b", roughness=0.06, specular=0.9, emission=(1, 0.6, 0.25, 1),
                                 emission_strength=0.1)
    house = construction.Hall(12, 8, 3.3, 25, None, wall, wall, plinth=0.3,
                              front=[(1.2, 3.0, 1.1, 2.6), (5.4, 6.6, 0, 2.5),
                                     (8.6, 10.8, 1.1, 2.6)], left=[(3.1, 4.9, 1.1, 2.6)])
    construction.walls(house, flat)
    for x, wide in ((-4.8, 1.8), (2.6, 2.2)):
        construction.window(x, -3.98, wide, 1.5, 1.1, wood, glass)
    side = construction.window(3.1, 0, 1.8, 1.5, 1.1, wood, glass)
    meshes.place(side, (-5.98, 4 - 3.1, 0), (0, 0, -90))
    _door(-0.6, -4, 1.2, 2.2, wood)
    _tiled(12.9, 8, 25, 3.3 - 0.6 * tan(radians(25)) + 0.12, 0.6, (0, 0))
    _veranda(white)


def _veranda(white):
    """A lean-to roof of tile sheets before the door."""
    waves, courses = 30, 8
    wide, reach = waves * WAVE, courses * STEP
    sheet = tile_sheet(materials.BRICK_RED, courses, waves, fine=10)
    meshes.place(sheet, (-wide / 2, -3.95 - reach * cos(radians(14)), 2.12), (14, 0, 0))
    front = -3.95 - reach * cos(radians(14)) + 0.25
    meshes.box((wide, 0.1, 0.14), (0, front, 2.1), white)
    for x in (-wide / 2 + 0.1, -0.95, 0.95, wide / 2 - 0.1):
        construction.post(x, front, 2.1, 0.14, white, 0.25)
    construction.slab((wide + 0.2, -3.9 - front + 0.3, 0.3), (0, (front - 4.0) / 2 - 0.1, 0.14))
    construction.slab((1.8, 0.4, 0.16), (0, front - 0.4, 0.07))


def _garden(seed, far=34):
    """Trees behind, a palm, bushes."""
    plants.far_trees(seed=seed, y=far, count=70)


@picture("job-bungalow", samples=8)
def bungalow():
    """A cream bungalow under a brick-red tile-profile roof."""
    evening.outdoors(field=LAWN, strength=5.4)
    construction.whole(_bungalow, (1.4, 4, 0), -2)
    path = materials.mottled("path", "#b3a288", "#c6b79c", 2, (12, 0.3), roughness=0.9)
    meshes.make("path", [(-2.2, -1.6, 0.02), (-0.3, -2.2, 0.02), (-4.2, -16, 0.02), (-7.0, -16, 0.02)],
                [(3, 2, 1, 0)], [path])
    plants.planted([plants.bush(i, 0.9) for i in range(3)],
                   [(-6.4, 2.6), (-5.4, 2.2), (-4.3, 1.5), (2.6, -0.8), (3.7, -1.2), (4.9, -1.7), (6.1, -1.9),
                    (7.2, -2.3), (-7.2, 3.4)], 3, (0.7, 1.1))
    plants.planted([plants.palm(5, 7)], [(-9.5, 9), (9.5, 12)], 6)
    plants.planted([plants.tree(2, 6.5, 2.6)], [(11, 5)], 1)
    _garden(12)
    models.person(shirt="#b8455a", trousers="#e2d9c6", pose=models.WALKING, place=(-3.4, -5.0, 0), turn=170)
    plants.verge((0, -4), (15, 9), 2600, free=lambda x,
                 y: not (-3.2 < x + (y + 2) * -0.28 < 0.9) and y < -0.6 - x * 0.05, height=0.13)
    evening.eye((-7, -14.5, 1.65), 24, 39, 0.09)


def _porch():
    """A house front with a steel frame that holds clear solid sheets."""
    wall, steel = plaster(("#d9d2c4", "#e8e2d6")), materials.principled("frame", "#3b4046", metallic=0.4,
                                                                        roughness=0.45)
    stone = materials.mottled("stone", "#7d6a56", "#98836b", 3, (20, 0.5), roughness=0.9)
    wood = materials.mottled("door", "#5a3520", "#7a4c30", 5, (30, 0.3), roughness=0.6)
    glass = materials.principled("pane", "#33302b", roughness=0.06, specular=0.9, emission=(1, 0.6, 0.25, 1),
                                 emission_strength=0.1)
    openings = [(1.0, 2.2, 0, 2.45), (3.6, 5.8, 1.0, 2.4), (9.2, 11.2, 1.0, 2.4)]
    front = construction.curtain(flat(13), 6.2, wall, [*openings, (2.0, 3.8, 4.4, 5.5), (9.2, 11.2, 4.0, 5.3)])
    meshes.place(front, (-5, 0, 0))
    meshes.place(construction.curtain(flat(9), 6.2, wall), (-5, 9, 0), (0, 0, -90))
    meshes.box((13.7, 9.8, 0.24), (1.5, 4.4, 6.3), plaster())
    for x, z in ((5.2, 2.65), (5.2, 5.5)):
        meshes.box((2.6, 0.7, 0.1), (x, -0.33, z), plaster())
    meshes.box((1.3, 0.3, 6.9), (3.0, -0.1, 3.45), stone)
    for x, wide, sill in ((-1.4, 2.2, 1.0), (4.2, 2.0, 1.0), (-3.0, 1.8, 4.4), (4.2, 2.0, 4.0)):
        construction.window(x, 0.02, wide, {1.0: 1.4, 4.4: 1.1}.get(sill, 1.3), sill, steel, glass)
    _door(-4.0, 0, 1.2, 2.38, wood, 0.07)
    _canopy(steel)
    construction.slab((7.4, 6.4, 0.14), (-1.2, -3.1, 0.0))


def _canopy(steel, left=-4.6, right=2.0, out=5.2, high=3.95, low=2.4):
    """Posts, rafters and clear sheets with a slight fall to the front."""
    for x in (left, right):
        construction.post(x, -out + 0.3, low - 0.05, 0.12, steel)
    meshes.box((right - left + 0.3, 0.12, 0.18), ((left + right) / 2, -out + 0.3, low - 0.09), steel)
    meshes.box((right - left + 0.3, 0.1, 0.18), ((left + right) / 2, -0.05, high - 0.05), steel)
    count = 5
    for i in range(count):
        x = left + (right - left) * i / (count - 1)
        construction.beam((x, -0.05, high), (x, -out, low), (0.07, 0.14), steel)
    for y in (-1.8, -3.5):
        z = high + (low - high) * -y / out
        meshes.box((right - left, 0.05, 0.08), ((left + right) / 2, y, z), steel)
    skin, rim = materials.clear("#cfe9f0", 0.14, 0.06, 0.03, 0.8), materials.glowing_edge("#9fd8e2", 0.5)
    for i in range(count - 1):
        wide = (right - left) / (count - 1) - 0.03
        x = left + (right - left) * (i + 0.5) / (count - 1)
        sheet = meshes.extrude("sheet", [(-wide / 2, 0), (wide / 2, 0)], out * 1.04 + 0.35, 0.01, skin, skin, rim)
        meshes.place(sheet, (x, -out / 2 - 0.1, (high + low) / 2 + 0.09), (degrees(atan2(high - low, out)), 0, 0))


@picture("job-car-porch", samples=10)
def car_porch():
    """A car under clear sheets on a steel frame before a house."""
    evening.outdoors(field=LAWN, yard=(-2, -10, 9, 9), soil=("#a39480", "#b8aa94"))
    construction.whole(_porch, (1.6, 2, 0), -16)
    models.car(place=(-0.2, -1.6, 0.06), turn=50)
    models.person(shirt="#b8455a", trousers="#e2d9c6", pose=models.STANDING, place=(-3.2, -2.4, 0.06), turn=-40)
    plants.planted([plants.bush(i, 1.0) for i in range(3)],
                   [(4.6, 0.0), (5.6, -0.4), (6.6, -0.6), (7.5, -1.0), (-4.4, 3.2), (-5.2, 3.6), (-6.2, 4)], 3, (0.7,
                                                                                                                 1.1))
    plants.planted([plants.tree(4, 7.5, 3.0), plants.palm(5, 7.5)], [(-9, 12), (-7.5, 9), (-12, 14), (10.5, 6)], 6)
    _garden(13, 36)
    lawn = evening.outside((-2, -10, 9, 9), 1.0)
    plants.verge((0, -5), (13, 8), 1500, free=lambda x, y: lawn(x, y) and not (-5.5 < x < 4 and y > -5), height=0.13)
    evening.eye((-8.0, -11.5, 1.65), 31.5, 35, 0.085)


def _terrace_house():
    """A house with a flat roof, its parapet, and a blue sheet roof on steel posts over the slab."""
    wall, steel = plaster(("#d2b48c", "#e0c6a0")), materials.principled("frame", "#6d7378", metallic=0.5,
                                                                        roughness=0.45)
    white, blue = materials.coated(materials.GREY_WHITE), materials.coated(materials.GENTIAN_BLUE)
    glass = materials.principled("pane", "#33302b", roughness=0.06, specular=0.9, emission=(1, 0.6, 0.25, 1),
                                 emission_strength=0.1)
    wood = materials.mottled("door", "#5a3520", "#7a4c30", 5, (30, 0.3), roughness=0.6)
    house = construction.Hall(9.5, 7.5, 3.5, 0.001, None, wall, wall, plinth=0.3,
                              front=[(1.0, 2.8, 1.1, 2.5), (4.2, 5.4, 0, 2.45), (6.8, 8.6, 1.1, 2.5)])
    construction.walls(house, flat)
    for x in (-3.75, 2.05):
        construction.window(x, -3.73, 1.8, 1.4, 1.1, white, glass)
        meshes.box((2.2, 0.6, 0.1), (x + 0.9, -4.0, 2.7), plaster())
    _door(-0.55, -3.75, 1.2, 2.15, wood)
    meshes.box((10.1, 8.1, 0.22), (0, 0, 3.55), plaster())
    for size, at in (((9.6, 0.14, 0.85), (0, -3.73, 4.05)), ((9.6, 0.14, 0.85), (0, 3.73, 4.05)),
                     ((0.14, 7.5, 0.85), (-4.73, 0, 4.05)), ((0.14, 7.5, 0.85), (4.73, 0, 4.05))):
        meshes.box(size, at, wall)
        meshes.box((size[0] + 0.08, size[1] + 0.08, 0.07), (at[0], at[1], 4.5), plaster())
    _shelter(steel, blue)


def _shelter(steel, blue, base=3.66, front=6.0, back=7.1):
    """Posts, rafters, purlins and one slope of ribbed sheets."""
    deep = 3.5
    angle = (back - front) / (2 * deep)
    for x in (-4.2, -1.4, 1.4, 4.2):
        construction.post(x, -deep + 0.1, front, 0.1, steel, base)
        construction.post(x, deep - 0.1, back, 0.1, steel, base)
        construction.beam((x, -deep - 0.4, front - 0.4 * angle), (x, deep + 0.3, back + 0.3 * angle), (0.08, 0.14),
                          steel)
    for i in range(6):
        y = -deep + 2 * deep * i / 5
        meshes.box((9.4, 0.05, 0.08), (0, y, front + (y + deep) * angle + 0.1), steel)
    sheet = construction.slope(9.8, 8.1, degrees(atan2(back - front, 2 * deep)), blue)
    meshes.group([sheet], (-4.9, -deep - 0.55, front - 0.55 * angle + 0.15))
    meshes.box((9.8, 0.14, 0.14), (0, -deep - 0.6, front - 0.02), blue)


@picture("job-terrace", samples=8)
def terrace():
    """A blue ribbed roof on steel posts over the flat slab of a house."""
    evening.outdoors(field=LAWN, yard=(0, -9, 10, 9), soil=("#a39480", "#b8aa94"))
    construction.whole(_terrace_house, (1.6, 4, 0), -4)
    models.person(shirt="#8fa9c4", trousers="#3a3f4d", pose=models.STANDING, place=(-0.6, 1.9, 3.62), turn=10)
    models.person(shirt="#b8455a", trousers="#e2d9c6", pose=models.WALKING, place=(-2.6, -3.6, 0), turn=150)
    plants.planted([plants.bush(i, 0.9) for i in range(3)],
                   [(2.8, -1.7), (3.9, -2.2), (5.0, -2.6), (-4.6, 1.6), (-5.4, 2.3)], 3, (0.7, 1.1))
    plants.planted([plants.tree(4, 7.5, 3.0), plants.palm(5, 8)], [(-9, 11), (-7, 9), (10, 9), (12, 12), (-11, 13)],
                   6)
    _garden(14, 36)
    plants.verge((0, -5), (14, 8), 1500, free=evening.outside((0, -9, 10, 9), 1.0), height=0.13)
    evening.eye((-6.5, -15, 1.65), 22, 39, 0.12)

"""Sheds at evening: by the sea, a mill, a factory, a cold store, a chemical store, old cement sheets."""

from math import atan2, cos, degrees, radians, tan

import construction
import evening
import figures
import materials
import meshes
import models
import plants
import stage
from scenes.hall import shed
from scenes.picture import picture
from scenes.ventilators import turbo

SAND = ("#b79f78", "#cdb78f")
CEMENT_PITCH, CEMENT_DEPTH = 0.146, 0.048


def _sea(start):
    """Water from a shore at y = start to the horizon, with a strip of foam."""
    water = materials.mottled("sea", "#1f5560", "#3c7a80", 0.06, (0.9, 0.5), roughness=0.12, specular=0.6)
    far = [(-1500, start, 0.03), (1500, start, 0.03), (1500, 1500, 0.03), (-1500, 1500, 0.03)]
    meshes.make("ground", far, [(0, 1, 2, 3)], [stage.faded(water, 90, 900, evening.HAZE)])
    foam = materials.mottled("foam", "#d9d3c6", "#efe9dd", 1.5, (4, 0.4), roughness=0.8)
    meshes.make("ground",
                [(-400, start - 0.5, 0.04), (400, start - 0.5, 0.04), (400, start + 0.9, 0.04),
                 (-400, start + 0.9, 0.04)],
                [(0, 1, 2, 3)], [foam])


def _boat(place, turn):
    """An open wooden boat, its bow at -x."""
    paint = materials.principled("boat", "#2f6f86", roughness=0.5)
    rail = materials.principled("rail", "#d9c9a0", roughness=0.6)
    stations = ((-2.6, 0.03, 0.55, 1.15), (-1.9, 0.45, 0.22, 0.95), (-0.8, 0.8, 0.06, 0.8), (0.6, 0.85, 0.02, 0.75),
                (2.0, 0.7, 0.1, 0.82))
    vertices = []
    for x, half, keel, top in stations:
        vertices += [(x, -half, top), (x, -half * 0.8, keel + (top - keel) * 0.4), (x, 0, keel),
                     (x, half * 0.8, keel + (top - keel) * 0.4), (x, half, top)]
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(4) for k in range(4)]
    hull = meshes.make("boat", vertices, [*faces, (20, 21, 22, 23, 24)], [paint], smooth=70)
    solid = hull.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.05
    rails = [meshes.tube("rail", [(x, side * half, top) for x, half, _, top in stations], [0.045] * 5, rail,
                         8) for side in (-1, 1)]
    seats = [meshes.box((0.3, 1.4, 0.05), (x, 0, 0.62), rail) for x in (-0.7, 0.7)]
    meshes.group([hull, *rails, *seats], place, (0, 0, turn))


@picture("job-shed-by-the-sea", samples=14)
def by_the_sea():
    """A shed of bare aluminium sheets between palms, the sea behind it."""
    evening.outdoors(field=SAND)
    _sea(11)
    bare = materials.aluminium(0.34)
    hall = construction.Hall(12, 8, 3.8, 18, bare, bare, materials.coated(materials.GREY_WHITE),
                             front=[(2.0, 5.2, 0, 3.0)])

    def build():
        """The shed with its door half open."""
        construction.walls(hall)
        construction.roof(hall)
        construction.sliding_door(-4.0, -4, 3.2, 3.0, materials.coated("#3f7fa0"), materials.steel(), 2.2)
        construction.slab((11.6, 7.6, 0.08), (0, 0, 0.03))

    construction.whole(build, (1.8, 3.0, 0), 10)
    evening.lamp((0, 3.5, 3.4), 250)
    _boat((-5.0, -4.8, 0), 20)
    models.person(shirt="#d9c9a0", trousers="#4a5560", pose=models.STANDING, place=(-1.5, -3.6, 0), turn=-25)
    plants.planted([plants.palm(1), plants.palm(2, 7.5), plants.palm(3, 9)],
                   [(-7.5, 6), (-6, 9), (-9.5, 8.5), (10.5, 6), (11.5, 9), (9, 9.5), (-12, 7)], 4, (0.9, 1.15))
    plants.verge((0, 8.6), (16, 1.6), 350, height=0.45)
    evening.eye((-7.4, -15, 1.7), 24, 33, 0.09)


def _teeth(x, low=4.2, high=6.4, tooth=5.5):
    """The height of a saw-tooth gable."""
    share = (x / tooth) % 1
    return low + (high - low) * share


@picture("job-textile-mill", samples=8)
def textile_mill():
    """A mill with a saw-tooth roof, upright bands of daylight and ventilators."""
    evening.outdoors(yard=(2, -4, 24, 14))
    construction.whole(_mill, (3, 6, 0), 14)
    models.cloth_rolls((-6.3, -3.2, 0.02), 20)
    models.person(shirt="#c9b8d6", trousers="#3a3f4d", pose=models.WALKING, place=(-3.6, -4.2, 0), turn=60)
    models.person(shirt="#e2ddd0", trousers="#54493c", pose=models.STANDING, place=(-7.6, -3.2, 0), turn=-60)
    plants.far_trees(seed=5, y=44)
    _chimney(-13, 34)
    plants.verge((-8, -10), (14, 5), 900, free=evening.outside((2, -4, 24, 14)))
    evening.eye((-12, -17, 1.7), 27.5, 38, 0.1)


def _mill(tooth=5.5, count=4, depth=16):
    """The building: front with saw teeth, roof slopes, glazed upright faces."""
    red, wall = materials.coated(materials.BRICK_RED), materials.coated("#e6dcc0")
    opal = materials.principled("opal", "#dfeaea", roughness=0.2, specular=0.6, emission=(1, 0.85, 0.6, 1),
                                emission_strength=0.12)
    width, low, high = tooth * count, 4.2, 6.4
    half = width / 2
    cuts = [x for i in range(count + 1) for x in (i * tooth - 1e-4, i * tooth + 1e-4)]
    line = construction.with_cuts(construction.ribs(width), [x for x in cuts if 0 < x < width])
    top = lambda x: high if x >= width - 1e-6 else _teeth(x, low, high, tooth)
    openings = [(2.5, 6.1, 0, 3.3)] + [(x, x + 1.6, 1.4, 2.6) for x in (8.4, 11.6, 14.8, 18.0)]
    front = construction.curtain(line, top, wall, openings, 0.3)
    concrete = materials.mottled("plinth", "#a39a8c", "#b7ae9f", 1.5, (20, 0.2), roughness=0.9)
    foot = construction.curtain([(0, 0.05), (width, 0.05)], 0.3, concrete, [(2.5, 6.1, 0, 0.3)])
    left = construction.curtain(construction.ribs(depth), low, wall, (), 0.0)
    meshes.group([front, foot], (-half, 0, 0))
    meshes.place(left, (-half, depth, 0), (0, 0, -90))
    meshes.place(construction.curtain(construction.ribs(width), low, wall), (half, depth, 0), (0, 0, 180))
    meshes.place(construction.curtain(construction.ribs(depth), high, wall), (half, 0, 0), (0, 0, 90))
    angle = _angle(tooth, high - low)
    reach = tooth / cos(radians(angle)) + 0.25
    for i in range(count):
        sheet = construction.slope(depth + 0.8, reach, angle, red)
        meshes.group([sheet], (-half + i * tooth - 0.05, depth + 0.4, low + 0.02), (0, 0, -90))
        x = -half + (i + 1) * tooth
        meshes.box((0.06, depth, high - low - 0.3), (x, depth / 2, (high + low) / 2), opal)
        meshes.box((reach, 0.05, 0.24), (x - tooth / 2 + 0.02, -0.42, (high + low) / 2 + 0.03), red, (0, -angle, 0))
        meshes.group(turbo(0.36), (x - 1.0, 4, high - 0.4))
    glass = construction.glass()
    for x in (8.4, 11.6, 14.8, 18.0):
        construction.window(-half + x, 0, 1.6, 1.2, 1.4, red, glass)
    construction.sliding_door(-half + 2.5, 0, 3.6, 3.3, red, materials.steel(), 2.6)
    construction.slab((width - 0.3, depth, 0.1), (0, depth / 2, 0.02))
    evening.lamp((-half + 4, 3, 4), 700)


def _angle(run, rise):
    """The slope of a roof in degrees."""
    return degrees(atan2(rise, run))


def _chimney(x, y):
    """A tall brick chimney far behind."""
    brick = materials.mottled("brick", "#8a4a35", "#a8644a", 2, (8, 0.3), roughness=0.9)
    meshes.place(meshes.lathe("chimney", [(1.3, 0), (0.85, 21), (1.0, 21.2), (1.0, 22), (0.7, 22)], brick, 24),
                 (x, y, 0))


@picture("job-factory-shed", samples=8)
def factory_shed():
    """The gable of a green shed with a truck before its door."""
    evening.outdoors(yard=(2, -2, 24, 15))
    construction.whole(lambda: shed(materials.MOSS_GREEN), (4.5, 11, 0), 112)
    construction.slab((7, 4, 0.1), (4.6, -3, 0.0), )
    models.truck(paint="#c9ccc8", load=materials.MOSS_GREEN, place=(-3.6, -4.0, 0), turn=18)
    models.person(shirt="#d8582a", helmet="#e8b21e", pose=models.STANDING, place=(2.2, -5.2, 0), turn=-20)
    models.bundle(materials.MOSS_GREEN, place=(7.6, -4.6, 0.01), turn=60)
    plants.far_trees(seed=6, y=46)
    plants.verge((-4, -12), (16, 4), 900, free=evening.outside((2, -2, 24, 15)))
    evening.eye((-3.5, -20, 1.7), 12, 34, 0.1)


@picture("job-old-cement-sheets", samples=8)
def old_cement_sheets():
    """An old shed under weathered grey wavy sheets; somebody looks at it from the ground."""
    evening.outdoors(yard=(0, -3, 15, 9))
    construction.whole(_old_shed, (1.5, 4, 0), 8)
    models.person(shirt="#8fa9c4", trousers="#4a4438", pose=models.POINTING, place=(-4.4, -3.4, 0), turn=150)
    models.person(shirt="#e2ddd0", trousers="#2f3a4a", pose=models.STANDING, place=(-5.6, -3.0, 0), turn=165)
    plants.far_trees(seed=8, y=38)
    plants.verge((0, -1), (16, 10), 1500, free=evening.outside((0, -3, 15, 9), 0.5))
    evening.eye((-7.5, -15, 1.7), 25, 42, 0.07)


def _old_shed():
    """Plastered walls with stains below a roof of big waves."""
    stained = materials.mottled("cement", "#5c5a52", "#96928a", 1.1, (60, 0.3), 10, roughness=0.95)
    plaster = materials.mottled("plaster", "#a8977c", "#cbbfa6", 0.7, (30, 0.3), 9, roughness=0.95)
    wood = materials.mottled("old wood", "#4b5a55", "#66756c", 3, (40, 0.4), roughness=0.9)
    hall = construction.Hall(12, 8, 3.2, 17, stained, plaster, plaster,
                             front=[(2.0, 4.6, 0, 2.5), (6.4, 7.8, 1.0, 2.1), (9.2, 10.6, 1.0, 2.1)])
    wavy = lambda width: construction.waves(width, CEMENT_PITCH, CEMENT_DEPTH)
    construction.walls(hall, lambda width: [(0, 0), (width, 0)])
    reach = (hall.span / 2 + hall.overhang) / cos(radians(hall.slope))
    low = hall.eave - hall.overhang * tan(radians(hall.slope)) + 0.02
    for side in (-1, 1):
        parts = []
        for row in range(3):
            sheet = construction.slope(12.6, reach / 3 + 0.12, hall.slope, stained, wavy(12.6), 0.006, stained)
            along = row * reach / 3
            parts.append(meshes.place(sheet,
                                      (0, along * cos(radians(hall.slope)),
                                       along * tan(radians(hall.slope)) * cos(radians(hall.slope)) + 0.012 * row), (hall.slope, 0, 0)))
        meshes.group(parts, (side * 6.3, side * (hall.span / 2 + hall.overhang), low), (0, 0, 180 if side > 0 else 0))
    meshes.tube("ridge", [(-6.3, 0, hall.eave + hall.rise + 0.05), (6.3, 0, hall.eave + hall.rise + 0.05)],
                [0.13, 0.13], stained, 20)
    for start, width in ((-4.0, 1.28), (-2.7, 1.28)):
        meshes.box((width, 0.06, 2.4), (start + width / 2, -3.98, 1.25), wood)
    for x in (0.4, 3.2):
        construction.window(x, -4, 1.4, 1.1, 1.0, wood, construction.glass())


@picture("job-cold-store", samples=8)
def cold_store():
    """A white cold store of smooth panels with two insulated doors and a closed truck."""
    evening.outdoors(yard=(2, -3, 22, 13))
    construction.whole(_cold_store, (3, 6.5, 0), 9)
    models.truck(paint="#d9dcdb", closed=True, place=(6.0, -4.0, 0), turn=100)
    models.person(shirt="#2f6f9f", trousers="#2f3a4a", helmet="#e9e9e4", pose=models.STANDING, place=(-0.4, -3.6, 0),
                  turn=-20)
    plants.far_trees(seed=9, y=44)
    plants.verge((-6, -12), (14, 4), 900, free=evening.outside((2, -3, 22, 13)))
    evening.eye((-6, -18, 1.7), 24, 35, 0.09)


def panels(width, size=1.0):
    """Flat panels with narrow grooves at their joints."""
    points = [(0, 0.02)]
    for x in meshes.steps(0, width, size)[1:-1]:
        points += [(x - 0.014, 0.02), (x - 0.012, 0), (x + 0.012, 0), (x + 0.014, 0.02)]
    return [*points, (width, 0.02)]


def _cold_store():
    """Walls of sandwich panels, a blue roof, insulated doors, coolers at the side."""
    white, blue = materials.principled("panel", "#e3e5e4", roughness=0.42,
                                       specular=0.4), materials.coated(materials.GENTIAN_BLUE)
    steel = materials.steel()
    hall = construction.Hall(18, 12, 5.4, 9, blue, white, blue, plinth=0.5, overhang=0.3)
    construction.walls(hall, panels)
    construction.roof(hall)
    for x in (-5.6, 1.0):
        meshes.box((3.0, 0.16, 3.2), (x, -6.12, 1.75), materials.principled("door", "#f0f0ec", roughness=0.35),
                   bevel=0.02)
        meshes.box((4.2, 0.1, 0.12), (x + 0.5, -6.16, 3.5), steel)
        for dx in (-1.62, 1.62):
            meshes.box((0.18, 0.12, 3.4), (x + dx, -6.08, 1.7), blue)
        meshes.box((0.05, 0.14, 0.5), (x - 1.25, -6.26, 1.6), steel)
    construction.slab((12, 2.6, 0.5), (-2.3, -7.3, 0.0))
    grey = materials.principled("cooler", "#8d9296", roughness=0.5, metallic=0.3)
    for x in (5.2, 7.2):
        meshes.box((1.6, 0.9, 1.3), (x, -6.9, 0.85), grey, bevel=0.03)
        fan = meshes.turned(meshes.lathe("fan", [(0, 0.05), (0.45, 0.02), (0.48, 0)],
                                         materials.principled("fan", "#2a2d30", roughness=0.6), 32), "X", 90)
        meshes.place(fan, (x, -7.36, 0.9))
        construction.slab((1.9, 1.2, 0.2), (x, -6.9, 0.1))


@picture("job-chemical-store", samples=8)
def chemical_store():
    """A store under wavy plastic sheets with drums on a concrete tray."""
    evening.outdoors(yard=(1, -3, 16, 10))
    construction.whole(_chemical_store, (2, 4.5, 0), 9)
    for i, (x,
            y) in enumerate(((-5.4, -2.2), (-4.75, -2.4), (-4.1, -2.6), (-5.2, -1.55), (-4.55, -1.75),
                             (-3.9, -1.95))):
        models.drum((x, y, 0.16), "#1f5a96" if i != 2 else "#c6c8c2")
    construction.slab((2.7, 2.0, 0.16), (-4.65, -2.1, 0.08))
    models.person(shirt="#3f6f5a", trousers="#2f3a4a", helmet="#e9e9e4", pose=models.STANDING, place=(-2.4, -3.2, 0),
                  turn=-50)
    plants.far_trees(seed=10, y=40)
    plants.verge((-4, -10), (13, 4), 800, free=evening.outside((1, -3, 16, 10)))
    evening.eye((-6.5, -15.5, 1.7), 23.5, 42, 0.08)


def _chemical_store():
    """A shed of green and ivory wavy sheets, open above a low wall."""
    page = "Pvccorrugatedroofingsheet"
    green, ivory = materials.plastic("#3f8060", 0.4), materials.plastic(materials.IVORY, 0.45)
    hall = construction.Hall(12, 8, 3.9, 17, green, ivory, green, front=[(2.0, 5.6, 0, 3.1)], plinth=0.9)
    wavy = lambda width: construction.waves(width, depth=figures.depth(page))
    construction.walls(hall, wavy)
    construction.roof(hall, wavy, thickness=0.0014)
    construction.slab((11.6, 7.6, 0.1), (0, 0, 0.03))
    construction.sliding_door(-4.0, -4, 3.6, 3.1, green, materials.steel(), 2.6)
    for x in (-3.4, -2.6, -1.9):
        models.drum((x, -1.4, 0.08))
    evening.lamp((-2, -1, 3.4), 350)

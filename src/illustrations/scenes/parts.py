"""Parts that several scenes share. Units: metres."""

import figures
import materials
import meshes
import profiles

STEEL = "Colorcoatedroofingsheet"
RIBS = figures.ribs(STEEL)
WIDTH = figures.lengths(STEEL, "overall width")[0]
DEPTH = figures.depth(STEEL)
FOOT = 0.066


def steel_sheet(colour, length, ribs=RIBS, width=WIDTH, depth=DEPTH, thickness=0.0009):
    """A colour-coated trapezoidal sheet with a grey back and a bare cut edge."""
    line = profiles.rounded(profiles.trapezoid(ribs, width, depth, foot=FOOT))
    return meshes.extrude("sheet", line, length, thickness, materials.coated(colour),
                          materials.back_coat(), materials.steel())


def purlin(length, material=None):
    """A C purlin along x, its top at z = 0."""
    beam = meshes.extrude("purlin", profiles.c_purlin(), length, 0.002, material or materials.steel())
    return meshes.turned(meshes.shifted(beam, 0, 0, -0.0025), "Z", 90)


def roof_screw(colour=materials.ZINC):
    """A screw head with flange and sealing washer, seated on z = 0."""
    metal = materials.principled("head", colour, metallic=0.6, roughness=0.35)
    head = meshes.prism("head", [(x * 1, y) for x, y in profiles.arc(0.006, 0, 300, 5)], 0.003, 0.009, metal, 0.0006)
    flange = meshes.lathe("flange", [(0, 0.0042), (0.006, 0.004), (0.0095, 0.002), (0.0095, 0.001)], metal, 24)
    seal = meshes.lathe("seal", [(0.0085, 0.0015), (0.0095, 0.001), (0.0092, -0.0005)], materials.rubber(), 24)
    return [head, flange, seal]


def screw_rows(xs, ys, z, colour=materials.ZINC):
    """Screws at every crossing of the given lines."""
    first = roof_screw(colour)
    screws = []
    for x in xs:
        for y in ys:
            screws += [meshes.copy(part, (x, y, z)) for part in first]
    for part in first:
        meshes.place(part, (xs[0], ys[0], z))
    return screws + first


def rib_middles(ribs=RIBS, width=WIDTH, foot=FOOT):
    """x of the crests of a trapezoidal sheet."""
    pitch = (width - foot) / (ribs - 1)
    return [-width / 2 + foot / 2 + i * pitch for i in range(ribs)]

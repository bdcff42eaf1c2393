"""Cross-sections of sheets as lists of (x, z) points, centred on x = 0. Units: metres."""

from math import cos, hypot, pi, sin


def trapezoid(ribs, width, depth, crest=0.028, foot=0.066, stiffeners=2):
    """Ribs of a profiled steel sheet with a rib at either edge and small beads in the pans."""
    pitch = (width - foot) / (ribs - 1)
    points = []
    for rib in range(ribs):
        middle = -width / 2 + foot / 2 + rib * pitch
        points += [(middle - foot / 2, 0), (middle - crest / 2, depth)]
        points += [(middle + crest / 2, depth), (middle + foot / 2, 0)]
        if rib < ribs - 1:
            points += _beads(middle + foot / 2, pitch - foot, stiffeners)
    return points


def _beads(start, pan, count):
    """Shallow stiffening beads, evenly spaced in a pan."""
    points = []
    for bead in range(count):
        middle = start + pan * (bead + 1) / (count + 1)
        points += [(middle - 0.013, 0), (middle - 0.008, 0.0025)]
        points += [(middle + 0.008, 0.0025), (middle + 0.013, 0)]
    return points


def sinus(waves, pitch, depth, steps=16):
    """A corrugated sheet; it lies on z = 0."""
    count = waves * steps
    width = waves * pitch
    return [
        (width * (i / count - 0.5), depth / 2 * (1 - cos(2 * pi * i / steps)))
        for i in range(count + 1)
    ]


def rounded(points, radius=0.003, segments=3):
    """Replace each inner corner by a short arc, as a roll former leaves it."""
    result = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        result += _bend(before, here, after, radius, segments)
    return result + [points[-1]]


def _bend(before, here, after, radius, segments):
    """A quadratic curve round one corner."""
    start = _towards(here, before, radius)
    end = _towards(here, after, radius)
    bend = []
    for i in range(segments + 1):
        t = i / segments
        bend.append(tuple(
            (1 - t) ** 2 * s + 2 * t * (1 - t) * h + t ** 2 * e
            for s, h, e in zip(start, here, end)
        ))
    return bend


def _towards(origin, goal, distance):
    """A point on the way from origin to goal, at most 45 % of the way."""
    length = hypot(goal[0] - origin[0], goal[1] - origin[1])
    share = min(distance / length, 0.45)
    return tuple(o + (g - o) * share for o, g in zip(origin, goal))


def c_purlin(depth=0.12, flange=0.05, lip=0.015):
    """A C section with its open side to +x, top flange at z = 0."""
    return [(flange, -lip), (flange, 0), (0, 0), (0, -depth), (flange, -depth), (flange, lip - depth)]


def arc(radius, start, end, steps=32):
    """Points on a circle between two angles in degrees."""
    angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
    return [(radius * cos(a), radius * sin(a)) for a in angles]


def spiral(inner, pitch, turns, steps=64):
    """Points of a wound strip, from the core outwards."""
    count = int(turns * steps)
    points = []
    for i in range(count + 1):
        angle = 2 * pi * i / steps
        radius = inner + pitch * i / steps
        points.append((radius * cos(angle), radius * sin(angle)))
    return points

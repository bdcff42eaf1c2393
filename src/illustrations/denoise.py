"""Remove render noise: non-local means with two half renders, guided by albedo and normal.

Each half gives the weights for the other, so that noise does not choose its own neighbours.
"""

import numpy as np

RADIUS = 5
STRENGTH = 0.7
NORMAL_SPREAD = 0.12
ALBEDO_SPREAD = 0.04


def denoise(lights, albedos, normals):
    """The clean picture from two half renders and their guides, each (height, width, 3)."""
    halves = [np.log1p(np.clip(light, 0, 30)) for light in lights]
    guides = [_feature(*albedos, ALBEDO_SPREAD), _feature(*normals, NORMAL_SPREAD)]
    noise = _blur(((halves[0] - halves[1]) ** 2).mean(axis=2) / 2, 3) + 1e-6
    sums = [half.copy() for half in halves]
    weights = [np.ones(noise.shape, np.float32) for _ in halves]
    for down, right in _shifts():
        here, there = _windows(noise.shape, down, right)
        guide = _guide(guides, here, there)
        for own, other in ((0, 1), (1, 0)):
            weight = _likeness(halves[other], noise, here, there) * guide
            sums[own][here] += weight[..., None] * halves[own][there]
            sums[own][there] += weight[..., None] * halves[own][here]
            weights[own][here] += weight
            weights[own][there] += weight
    clean = [total / weight[..., None] for total, weight in zip(sums, weights)]
    return np.expm1((clean[0] + clean[1]) / 2)


def _shifts():
    """Half of the neighbourhood; the other half follows by symmetry."""
    span = range(-RADIUS, RADIUS + 1)
    return [(d, r) for d in range(RADIUS + 1) for r in span if d > 0 or r > 0]


def _windows(shape, down, right):
    """Slices of the picture and of the picture moved by a shift."""
    height, width = shape
    here = (slice(0, height - down), slice(max(0, -right), width - max(0, right)))
    there = (slice(down, height), slice(max(0, right), width + min(0, right)))
    return here, there


def _feature(first, second, spread):
    """A guide, its own noise, and the difference at which two surfaces count as different."""
    noise = _blur(((first - second) ** 2).sum(axis=2) / 4, 1)
    return (first + second) / 2, noise, spread ** 2


def _guide(guides, here, there):
    """Weight by which two places belong to the same surface, beyond the noise of the guides."""
    apart = 0
    for mean, noise, spread in guides:
        doubt = noise[here] + noise[there]
        difference = ((mean[here] - mean[there]) ** 2).sum(axis=2) - doubt
        apart = apart + np.maximum(difference, 0) / (spread + doubt)
    return np.exp(-apart)


def _likeness(half, noise, here, there):
    """Similarity of two patches beyond the noise."""
    spread = noise[here] + noise[there]
    difference = ((half[here] - half[there]) ** 2).mean(axis=2)
    distance = _blur((difference - spread) / (STRENGTH ** 2 * spread), 2)
    return np.exp(-np.maximum(distance, 0))


def _blur(plane, radius):
    """A box mean with mirrored borders."""
    size = 2 * radius + 1
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (radius + 1, radius)
        total = np.pad(plane, pad, mode="reflect").cumsum(axis=axis, dtype=np.float64)
        after = np.take(total, range(size, total.shape[axis]), axis=axis)
        before = np.take(total, range(0, total.shape[axis] - size), axis=axis)
        plane = ((after - before) / size).astype(np.float32)
    return plane

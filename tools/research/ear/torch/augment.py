"""Alters the bands of a recording as another voice, pace, microphone and room would."""
import numpy as np
from mels import BANDS, FLOOR_DB, LOW

MASKED_DB = -45.0


def interpolate(values, places):
    places = np.clip(places, 0, len(values) - 1)
    below = np.floor(places).astype(int)
    above = np.minimum(below + 1, len(values) - 1)
    share = (places - below).astype(np.float32)[:, None]
    return values[below] * (1 - share) + values[above] * share


def warp_bands(values, factor):
    """Length of the vocal tract: the bands move along their axis (Jaitly & Hinton 2013)."""
    return interpolate(values.T, np.arange(values.shape[1]) * factor).T


def augment(values, rng):
    """values: frames × 56 in dB. Returns the altered bands and the pace: altered frame t is frame t × pace."""
    pace = rng.uniform(0.88, 1.14)
    frames = int(len(values) / pace)
    x = interpolate(values, np.arange(frames) * pace)
    tract = rng.uniform(0.93, 1.07)
    x = np.concatenate([warp_bands(x[:, :LOW], tract), warp_bands(x[:, LOW:], tract)], 1)
    k = np.linspace(0, 1, BANDS)
    normal = rng.standard_normal
    x = x + 3 * normal() + 4 * normal() * (k - 0.5) + 2.5 * normal() * np.cos(2 * np.pi * k)
    x = x + 2 * normal() * np.cos(4 * np.pi * k + 2 * normal())
    noise = rng.uniform(-75, -28) + 6 * normal() * (k - 0.5) - 8 * k + normal(BANDS)
    x = 10 * np.log10(10 ** (x / 10) + 10 ** ((noise + 3 * normal(x.shape)) / 10))
    for _ in range(2):
        first = rng.integers(0, BANDS - 4)
        x[:, first:first + rng.integers(0, 6)] = MASKED_DB
    first = rng.integers(0, max(1, frames))
    x[first:first + rng.integers(0, 7)] = MASKED_DB
    return np.clip(x, FLOOR_DB, 12).astype(np.float32), pace

"""The lower half of the embedding on every recording and on altered copies of it, computed once for all nets: 288
values and both frames of the 56 bands for each 20 ms, 8 bits."""
import json
import os
import time
import numpy as np
import torch
from augment import augment
from mels import BANDS, STEPS_PER_DB

LOWER = 288
WIDTH = LOWER + 2 * BANDS
# All but 14 of a million outputs of the lower half lie between these (2,485 recordings, each 60th measured).
LOWEST, HIGHEST = -0.4, 12.0
TOP_DB = 12.0


def pack_lower(values):
    return np.round((np.clip(values, LOWEST, HIGHEST) - LOWEST) * (255 / (HIGHEST - LOWEST))).astype(np.uint8)


def unpack_lower(packed):
    return packed.float() * ((HIGHEST - LOWEST) / 255) + LOWEST


def pack_bands(values):
    return np.clip(np.round((TOP_DB - values) * 2.7), 0, 255).astype(np.uint8)


def unpack_bands(packed):
    """dB below the peak."""
    return TOP_DB - packed.float() / 2.7


def make_copy(embedding, table, packed, starts, work, copy):
    """Writes copy-N.npy and copy-N.json (where each recording begins, and its pace); copy 0 is not altered."""
    path = os.path.join(work, f'copy-{copy}')
    if os.path.exists(path + '.json'):
        return
    began = time.time()
    parts, places, at = [], [], 0
    for i, row in enumerate(table):
        values = -packed[starts[i]:starts[i + 1]].astype(np.float32) / STEPS_PER_DB
        pace = 1.0
        if copy:
            values, pace = augment(values, np.random.default_rng([41, copy, i]))
        frames = len(values) // 2
        values = values[:2 * frames]
        with torch.no_grad():
            low = embedding.lower(torch.tensor(values[None, :, :32]))[0].permute(1, 0, 2).flatten(1).numpy()
        parts.append(np.concatenate([pack_lower(low), pack_bands(values).reshape(frames, -1)], 1))
        places.append([at, frames, pace])
        at += frames
        if i % 500 == 0:
            print(f'copy {copy}: {i} of {len(table)}, {time.time() - began:.0f} s', flush=True)
    np.save(path + '.npy', np.concatenate(parts))
    with open(path + '.json', 'w') as file:
        json.dump(places, file)


class Copies:
    """Recordings by their stored copies: 400 bytes a frame."""
    width, kind = WIDTH, np.uint8

    def __init__(self, work, count):
        self.count = count
        self.arrays = [np.load(os.path.join(work, f'copy-{c}.npy'), mmap_mode='r') for c in range(count)]
        self.places = [json.load(open(os.path.join(work, f'copy-{c}.json'))) for c in range(count)]

    def length(self, recording, copy):
        return self.places[copy][recording][1]

    def read(self, recording, copy, rng):
        start, frames, pace = self.places[copy][recording]
        return self.arrays[copy][start:start + frames], pace


class Bands:
    """Recordings by their bands, both frames of 10 ms side by side; every copy but the first is altered anew."""
    width, kind = 2 * BANDS, np.float32

    def __init__(self, packed, starts, count):
        self.packed, self.starts, self.count = packed, starts, count

    def length(self, recording, copy):
        return int(self.starts[recording + 1] - self.starts[recording]) // 2

    def read(self, recording, copy, rng):
        values = -self.packed[self.starts[recording]:self.starts[recording + 1]].astype(np.float32) / STEPS_PER_DB
        pace = 1.0
        if copy:
            values, pace = augment(values, rng)
        return values[:len(values) // 2 * 2].reshape(-1, 2 * BANDS), pace

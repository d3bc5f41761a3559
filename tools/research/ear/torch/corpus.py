"""The table of alignments and the bands of its recordings, 8 bits."""
import glob
import gzip
import json
import os
import numpy as np
from mels import BANDS, STEPS_PER_DB, bands, read_wav


def read_table(path):
    with gzip.open(path, 'rt') as file:
        return [json.loads(line) for line in file]


def open_bands(rows, work):
    """Bands of all recordings, one after another (frames × 56, 8 bits: thirds of a dB below the peak), and where
    each recording begins. Made once, then read."""
    starts = np.concatenate([[0], np.cumsum([row['frames'] for row in rows])])
    path = os.path.join(work, 'bands.npy')
    if not os.path.exists(path):
        files = {os.path.basename(f)[:-4]: f for f in glob.glob(os.path.join(work, 'recordings', '*', '*.wav'))}
        packed = np.empty((starts[-1], BANDS), np.uint8)
        for row, start in zip(rows, starts):
            values = bands(read_wav(files[row['id']]), row['offset'], row['frames'])
            packed[start:start + row['frames']] = np.round(-values * STEPS_PER_DB)
        np.save(path + '.new.npy', packed)
        os.rename(path + '.new.npy', path)
    return np.load(path), starts

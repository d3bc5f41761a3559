"""Writes what PyTorch hears of a synthetic recording with an exported net, in double precision: the test of the port
compares with it. reference.py NET.bin EMBEDDING OUT.json"""
import json
import struct
import sys
import numpy as np
import torch
from ear import Ear
from export import MAGIC
from mels import BANDS

FRAMES = 120


def read_export(path):
    data = open(path, 'rb').read()
    assert data[:4] == MAGIC
    length, = struct.unpack('<I', data[4:8])
    state = {}
    for tensor in json.loads(data[8:8 + length])['tensors']:
        shape, at = tensor['shape'], 8 + length + tensor['at']
        size = int(np.prod(shape))
        if tensor['kind'] == 'int8':
            rows = shape[0] * shape[1] if tensor['name'] == 'answers' else shape[0]
            greatest = np.frombuffer(data, '<f4', rows, at).astype(np.float64)
            packed = np.frombuffer(data, np.int8, size, at + 4 * rows).reshape(rows, -1)
            values = (packed / 127 * greatest[:, None]).astype(np.float32)
        else:
            values = np.frombuffer(data, '<f4', size, at)
        state[tensor['name']] = torch.tensor(values.reshape(shape))
    return state


def synthetic_bands():
    """Levels that the test computes too: three tones that wander."""
    t, b = np.arange(FRAMES)[:, None], np.arange(BANDS)[None]
    return (-45 + 20 * np.sin(t * (b + 3) / 97) + 15 * np.cos(b / 5 + t / 11)).clip(-80, 0)


# phone, first, last, next, ends its word, word
ASKED = [[5, 0, 9, 30, 0, 0], [30, 10, 13, 12, 1, 0], [12, 20, 44, 39, 0, 1], [39 - 1, 45, 46, 3, 1, 1],
         [3, 60, 99, 22, 0, 2], [22, 100, 119, 39, 1, 2]]


def main(path, embedding, out):
    torch.set_default_dtype(torch.float64)
    net = Ear(embedding).double().eval()
    net.load_state_dict({k: v.double() for k, v in read_export(path).items()})
    bands = torch.tensor(synthetic_bands())
    sounds = torch.tensor(ASKED, dtype=torch.float64)
    words = sounds[:, 5].long()
    with torch.no_grad():
        inputs = net.inputs(bands.view(1, FRAMES // 2, 2 * BANDS), False)
        z, logits = net.frames(inputs, torch.ones(1, FRAMES // 2, 1))
        windows = net.windows(z, logits, sounds, torch.zeros(len(sounds), dtype=torch.long))
        heard, _ = net.hear(windows, sounds)
        odds = net.words(heard, sounds, words, int(words.max()) + 1)
        log = torch.log_softmax(logits[0], -1)
    json.dump({'asked': ASKED, 'frames': FRAMES, 'values': z[0, ::7, ::9].flatten().tolist(),
               'logPosteriors': log[::7].flatten().tolist(), 'sounds': heard.tolist(), 'words': odds.tolist()},
              open(out, 'w'))


main(*sys.argv[1:])

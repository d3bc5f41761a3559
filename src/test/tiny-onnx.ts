/** The smallest possible model, written by hand for tests: it converts each id to a level and holds it for a
 *  time that depends on the speed. */
export interface TinyModel {
  /** Name of the input with the ids. */
  ids: string;
  /** The input with the pace, the index of the pace in it, and whether a larger one is slower. */
  pace: { name: string; index: number; isSlower: boolean };
}

/** Samples of one id at the normal pace. */
const HOLD = 400;
const FLOAT = 1;
const INT64 = 7;

/** Writes the model in ONNX's binary form, fields by their numbers in onnx.proto. */
export function tinyOnnx({ ids, pace }: TinyModel): Buffer {
  const hold = tensor('hold', FLOAT, Buffer.from(Float32Array.of(HOLD).buffer));
  const nodes = [
    node('Cast', [ids], 'levels', integer('to', FLOAT)),
    node('Sin', ['levels'], 'sounds'),
    node('Gather', [pace.name, 'index'], 'pace'),
    node(pace.isSlower ? 'Mul' : 'Div', ['hold', 'pace'], 'length'),
    node('Cast', ['length'], 'count', integer('to', INT64)),
    node('Concat', ['one', 'count'], 'repeats', integer('axis', 0)),
    node('Tile', ['sounds', 'repeats'], 'output'),
  ];
  const graph = Buffer.concat([
    ...nodes.map((one) => field(1, one)),
    field(2, Buffer.from('tiny')),
    field(5, hold),
    field(5, tensor('index', INT64, Buffer.from(BigInt64Array.of(BigInt(pace.index)).buffer))),
    field(5, tensor('one', INT64, Buffer.from(BigInt64Array.of(1n).buffer))),
    field(11, value(ids, INT64, [1, 'n'])),
    field(11, value(pace.name, FLOAT, ['p'])),
    field(12, value('output', FLOAT, [1, 'samples'])),
  ]);
  return Buffer.concat([number(1, 8), field(7, graph), field(8, number(2, 13))]);
}

const node = (type: string, inputs: string[], output: string, attribute?: Buffer): Buffer =>
  Buffer.concat([
    ...inputs.map((name) => field(1, Buffer.from(name))),
    field(2, Buffer.from(output)),
    field(4, Buffer.from(type)),
    ...(attribute ? [field(5, attribute)] : []),
  ]);

const integer = (name: string, of: number): Buffer =>
  Buffer.concat([field(1, Buffer.from(name)), number(3, of), number(20, 2)]);

const tensor = (name: string, type: number, raw: Buffer): Buffer =>
  Buffer.concat([number(1, 1), number(2, type), field(8, Buffer.from(name)), field(9, raw)]);

function value(name: string, type: number, shape: readonly (number | string)[]): Buffer {
  const dimensions = shape.map((size) =>
    field(1, typeof size === 'number' ? number(1, size) : field(2, Buffer.from(size))),
  );
  const described = Buffer.concat([number(1, type), field(2, Buffer.concat(dimensions))]);
  return Buffer.concat([field(1, Buffer.from(name)), field(2, field(1, described))]);
}

const number = (id: number, of: number): Buffer => Buffer.concat([varint(id << 3), varint(of)]);

const field = (id: number, bytes: Buffer): Buffer =>
  Buffer.concat([varint((id << 3) | 2), varint(bytes.length), bytes]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}

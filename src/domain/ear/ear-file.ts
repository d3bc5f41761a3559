/** An array of numbers of a net with its shape, row by row. */
export interface Tensor {
  shape: readonly number[];
  values: Float32Array;
}

interface TensorHeader {
  name: string;
  kind: 'int8' | 'float32';
  shape: number[];
  /** First byte after the header. */
  at: number;
}

const MAGIC = 'EAR1';

/** Decodes a net: `EAR1`, u32 length of the header, JSON header, bodies. A body of 8 bits holds the greatest weight of
 *  each row (32-bit floats), then the rows in 127ths of it. `tools/research/ear/FORMAT.md` describes the file.
 *  @throws Error when the bytes are no such file */
export function readEarFile(bytes: ArrayBuffer): Map<string, Tensor> {
  const view = new DataView(bytes);
  const magic = new TextDecoder().decode(new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)));
  if (magic !== MAGIC) throw new Error('The file of the ear is damaged.');
  const length = view.getUint32(4, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, 8, length));
  const { tensors } = JSON.parse(text) as { tensors: TensorHeader[] };
  return new Map(
    tensors.map(({ name, kind, shape, at }) => {
      const values = kind === 'int8' ? unpack : unpackFloats;
      return [name, { shape, values: values(bytes, 8 + length + at, shape) }];
    }),
  );
}

const count = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);

const unpackFloats = (bytes: ArrayBuffer, at: number, shape: readonly number[]): Float32Array =>
  new Float32Array(bytes, at, count(shape)).slice();

/** Rows are those of the first axis; of three axes with target phones first, those of the first two. */
function unpack(bytes: ArrayBuffer, at: number, shape: readonly number[]): Float32Array {
  const size = count(shape);
  const rows = shape.length === 3 && shape[1]! === ANSWERS ? shape[0]! * ANSWERS : shape[0]!;
  const greatest = new Float32Array(bytes, at, rows);
  const packed = new Int8Array(bytes, at + 4 * rows, size);
  const width = size / rows;
  const values = new Float32Array(size);
  for (let row = 0, i = 0; row < rows; row++) {
    const step = greatest[row]! / 127;
    for (const end = i + width; i < end; i++) values[i] = packed[i]! * step;
  }
  return values;
}

/** Answers about a sound: said, score, nothing left out. */
export const ANSWERS = 3;

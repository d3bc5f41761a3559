/** Bytes of a WebAssembly module with one function, the product of matrices of 32-bit floats:
 *
 *      addProduct(a, aRow, aColumn, b, c, rows, columns, inner)      C += A · B
 *
 *  Addresses and strides in bytes; B and C are stored row by row without gaps, A by its strides (so that it
 *  may be read transposed). `rows` must be a multiple of 4 and `columns` of 8, all at least 1. Blocks of
 *  4 × 8 of C are held in registers (Goto & van de Geijn 2008), which is several times faster than loops in
 *  JavaScript. The sums have one fixed order, so that the result is the same on every machine. Imports its
 *  memory as `m.memory`. */
export function matrixModule(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    // One type, eight i32 to nothing; the memory; one function of that type; its name; its code.
    ...section(1, [1, 0x60, 8, ...Array<number>(8).fill(I32), 0]),
    ...section(2, [1, ...name('m'), ...name('memory'), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('addProduct'), 0x00, 0]),
    ...section(10, [1, ...sized([...locals(), ...body(), END])]),
  ]);
}

const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;
const ROWS = 4;
const VECTORS = 2;
const VECTOR_BYTES = 16;

// Indexes of parameters and locals.
const [A, A_ROW, A_COLUMN, B, C, M, N, K] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const [ROW, COLUMN, LEFT, PB, PC, STRIDE] = [8, 9, 10, 11, 12, 13] as const;
const PA = [14, 15, 16, 17];
const FIRST_VECTOR = 18;
const sums = Array.from({ length: ROWS }, (_, r) =>
  Array.from({ length: VECTORS }, (_, v) => FIRST_VECTOR + r * VECTORS + v),
);
const BV = [26, 27];
const SPLAT = 28;

const locals = () => [2, ...unsigned(FIRST_VECTOR - 8), I32, ...unsigned(11), V128];

function body(): number[] {
  const forEachSum = <T>(instructions: (r: number, v: number) => T[]) =>
    sums.flatMap((row, r) => row.flatMap((_, v) => instructions(r, v)));
  return [
    ...set(STRIDE, [...get(N), ...constant(4), MULTIPLY]),
    ...set(ROW, constant(0)),
    ...loop([
      ...set(COLUMN, constant(0)),
      ...loop([
        // C at this block, A at this row, B at this column.
        ...set(PC, [
          ...get(C),
          ...[...get(ROW), ...get(STRIDE), MULTIPLY, ADD],
          ...[...get(COLUMN), ...constant(4), MULTIPLY, ADD],
        ]),
        ...PA.flatMap((pointer, r) =>
          set(pointer, [
            ...get(A),
            ...[...get(ROW), ...constant(r), ADD, ...get(A_ROW), MULTIPLY, ADD],
          ]),
        ),
        ...set(PB, [...get(B), ...get(COLUMN), ...constant(4), MULTIPLY, ADD]),
        ...forEachSum((r, v) => set(sums[r]![v]!, [...rowOfC(r), ...load(v * VECTOR_BYTES)])),
        ...set(LEFT, get(K)),
        ...loop([
          ...BV.flatMap((vector, v) => set(vector, [...get(PB), ...load(v * VECTOR_BYTES)])),
          ...PA.flatMap((pointer, r) => [
            ...set(SPLAT, [...get(pointer), ...loadSplat()]),
            ...BV.flatMap((vector, v) => {
              const sum = sums[r]![v]!;
              return set(sum, [
                ...[...get(sum), ...get(SPLAT), ...get(vector), ...VECTOR_MULTIPLY],
                ...VECTOR_ADD,
              ]);
            }),
            ...set(pointer, [...get(pointer), ...get(A_COLUMN), ADD]),
          ]),
          ...set(PB, [...get(PB), ...get(STRIDE), ADD]),
          ...set(LEFT, [...get(LEFT), ...constant(1), SUBTRACT]),
          ...get(LEFT),
        ]),
        ...forEachSum((r, v) => [...rowOfC(r), ...get(sums[r]![v]!), ...store(v * VECTOR_BYTES)]),
        ...advance(COLUMN, 4 * VECTORS),
        ...[...get(COLUMN), ...get(N), LESS],
      ]),
      ...advance(ROW, ROWS),
      ...[...get(ROW), ...get(M), LESS],
    ]),
  ];
}

const rowOfC = (r: number) => [...get(PC), ...get(STRIDE), ...constant(r), MULTIPLY, ADD];
const advance = (local: number, by: number) => set(local, [...get(local), ...constant(by), ADD]);

// Instructions of WebAssembly 2.0.
const ADD = 0x6a;
const SUBTRACT = 0x6b;
const MULTIPLY = 0x6c;
const LESS = 0x49;
const SIMD = 0xfd;
const VECTOR_ADD = [SIMD, 0xe4, 0x01];
const VECTOR_MULTIPLY = [SIMD, 0xe6, 0x01];
const get = (local: number) => [0x20, local];
const set = (local: number, value: number[]) => [...value, 0x21, local];
const constant = (value: number) => [0x41, value];
const load = (offset: number) => [SIMD, 0x00, 2, offset];
const loadSplat = () => [SIMD, 0x09, 2, 0];
const store = (offset: number) => [SIMD, 0x0b, 2, offset];
/** Repeats instructions that leave an i32 while it is not 0. */
const loop = (inner: number[]) => [0x03, 0x40, ...inner, 0x0d, 0, END];

const section = (id: number, content: number[]) => [id, ...sized(content)];
const sized = (content: number[]) => [...unsigned(content.length), ...content];
const name = (text: string) => sized([...new TextEncoder().encode(text)]);

/** An unsigned integer in LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >> 7)];
}

/** Opcodes of WebAssembly that the ear's kernel uses (WebAssembly Core Specification 2.0, chapter 5). */
const op = {
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  branch: 0x0c,
  branchIf: 0x0d,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  i32Load: 0x28,
  i32Const: 0x41,
  i32Eqz: 0x45,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32Mul: 0x6c,
  i32And: 0x71,
  i32Shr: 0x76,
} as const;

const SIMD = 0xfd;
const simd = {
  load: 0x00,
  load32Splat: 0x09,
  store: 0x0b,
  constant: 0x0c,
  floatAdd: 0xe4,
  floatMul: 0xe6,
  floatMax: 0xe9,
} as const;

const VOID = 0x40;
const I32 = 0x7f;
const V128 = 0x7b;
const PAGE = 65_536;

const unsigned = (value: number): number[] => {
  const bytes: number[] = [];
  for (let rest = value >>> 0; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
};

const signed = (value: number): number[] => {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const byte = rest & 127;
    const isLast = (rest >> 7 === 0 && byte < 64) || (rest >> 7 === -1 && byte >= 64);
    if (isLast) return [...bytes, byte];
    bytes.push(byte | 128);
  }
};

/** Instructions as bytes. */
export type Code = readonly number[];

/** A small assembler: each function gives the bytes of one instruction, in the order in which WebAssembly wants its
 *  operands. Locals are named by their number. */
export const wasm = {
  get: (local: number): Code => [op.localGet, ...unsigned(local)],
  set: (local: number): Code => [op.localSet, ...unsigned(local)],
  tee: (local: number): Code => [op.localTee, ...unsigned(local)],
  int: (value: number): Code => [op.i32Const, ...signed(value)],
  add: [op.i32Add] as Code,
  subtract: [op.i32Sub] as Code,
  multiply: [op.i32Mul] as Code,
  and: [op.i32And] as Code,
  shiftRight: [op.i32Shr] as Code,
  isZero: [op.i32Eqz] as Code,
  loadInt: (offset = 0): Code => [op.i32Load, 2, ...unsigned(offset)],
  loadFloats: (offset = 0): Code => [SIMD, simd.load, 2, ...unsigned(offset)],
  loadSplat: (offset = 0): Code => [SIMD, simd.load32Splat, 2, ...unsigned(offset)],
  storeFloats: (offset = 0): Code => [SIMD, simd.store, 2, ...unsigned(offset)],
  floats: (value: number): Code => {
    const lanes = new Uint8Array(Float32Array.from([value, value, value, value]).buffer);
    return [SIMD, simd.constant, ...lanes];
  },
  addFloats: [SIMD, ...unsigned(simd.floatAdd)] as Code,
  multiplyFloats: [SIMD, ...unsigned(simd.floatMul)] as Code,
  maxFloats: [SIMD, ...unsigned(simd.floatMax)] as Code,
  /** Repeats its body while the body leaves a number other than 0. */
  repeat: (...body: Code[]): Code => [op.loop, VOID, ...body.flat(), op.branchIf, 0, op.end],
  /** Leaves out its body when the local is 0. */
  whenPositive: (local: number, ...body: Code[]): Code => [
    op.block,
    VOID,
    op.localGet,
    ...unsigned(local),
    op.i32Eqz,
    op.branchIf,
    0,
    ...body.flat(),
    op.end,
  ],
};

const list = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const section = (id: number, body: Code): number[] => [id, ...unsigned(body.length), ...body];
const text = (value: string): number[] => {
  const bytes = new TextEncoder().encode(value);
  return [...unsigned(bytes.length), ...bytes];
};

/** A module with one memory, exported as `memory`, and one function without a result, exported as `run`.
 *  @param parameters number of its parameters, 32-bit integers
 *  @param locals number of further integers, and of vectors after them */
export function wasmModule(
  parameters: number,
  locals: { integers: number; vectors: number },
  body: Code,
): Uint8Array<ArrayBuffer> {
  const types = [[0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0]];
  const declared = list([
    [...unsigned(locals.integers), I32],
    [...unsigned(locals.vectors), V128],
  ]);
  const code = [...declared, ...body, op.end];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(3, list([[0]])),
    ...section(5, list([[0, 1]])),
    ...section(
      7,
      list([
        [...text('memory'), 2, 0],
        [...text('run'), 0, 0],
      ]),
    ),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ]);
}

export const WASM_PAGE = PAGE;

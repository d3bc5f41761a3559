import { align4, type Kernels, LANES, LEAKY_FLOOR, LEAKY_SLOPE, PANEL } from './kernels';
import { type Code, WASM_PAGE, wasm, wasmModule } from './wasm-module';

const FLOAT = 4;
/** Inputs that one turn of the inner loop multiplies. */
const UNROLL = 4;
const VECTOR = 4 * FLOAT;

// Parameters of the function; addresses and strides in bytes.
const POSITIONS = 0;
const ROWS = 1;
const INPUT = 2;
const INPUT_STRIDE = 3;
const TAPS = 4;
const TAP_STRIDE = 5;
const CHANNELS = 6;
const WEIGHTS = 7;
const BIASES = 8;
const OUTPUT = 9;
const OUTPUT_STRIDE = 10;
const PANELS = 11;
const LEAKY = 12;
const PARAMETERS = 13;
// Integers: the row of each lane, and the state of the loops.
const ROW = [13, 14, 15, 16];
const POSITION = 17;
const ROWS_LEFT = 18;
const TAPS_LEFT = 19;
const LEFT = 20;
const WEIGHT = 21;
const INTEGERS = 9;
// Vectors: eight sums, two of weights, one input.
const SUM = [22, 23, 24, 25, 26, 27, 28, 29];
const LOW = 30;
const HIGH = 31;
const VALUE = 32;
const VECTORS = 11;

const { get, set, tee, int } = wasm;
const move = (local: number, bytes: number): Code => [
  ...get(local),
  ...int(bytes),
  ...wasm.add,
  ...set(local),
];

/** Multiplies one input of each lane by 8 weights. */
const step = (k: number): Code => [
  ...[...get(WEIGHT), ...wasm.loadFloats(k * PANEL * FLOAT), ...set(LOW)],
  ...[...get(WEIGHT), ...wasm.loadFloats(k * PANEL * FLOAT + VECTOR), ...set(HIGH)],
  ...ROW.flatMap((row, lane) => [
    ...[...get(row), ...wasm.loadSplat(k * FLOAT), ...tee(VALUE)],
    ...[...get(LOW), ...wasm.multiplyFloats, ...get(SUM[2 * lane]!), ...wasm.addFloats],
    ...set(SUM[2 * lane]!),
    ...[...get(VALUE), ...get(HIGH), ...wasm.multiplyFloats, ...get(SUM[2 * lane + 1]!)],
    ...[...wasm.addFloats, ...set(SUM[2 * lane + 1]!)],
  ]),
];

/** Multiplies `count` inputs, `each` in a turn. */
const inputs = (count: Code, each: number): Code => [
  ...[...count, ...set(LEFT)],
  ...wasm.whenPositive(
    LEFT,
    wasm.repeat(
      Array.from({ length: each }, (_, k) => step(k)).flat(),
      ...ROW.map((row) => move(row, each * FLOAT)),
      move(WEIGHT, each * PANEL * FLOAT),
      [...get(LEFT), ...int(1), ...wasm.subtract, ...tee(LEFT)],
    ),
  ),
];

const rowAddress = (base: number, stride: number, lane: number): Code => [
  ...[...get(POSITION), ...wasm.loadInt(lane * 4), ...get(stride), ...wasm.multiply],
  ...[...get(base), ...wasm.add],
];

const store = (lane: number): Code => [
  ...[...rowAddress(OUTPUT, OUTPUT_STRIDE, lane), ...set(ROW[lane]!)],
  ...[...get(ROW[lane]!), ...get(SUM[2 * lane]!), ...wasm.storeFloats()],
  ...[...get(ROW[lane]!), ...get(SUM[2 * lane + 1]!), ...wasm.storeFloats(VECTOR)],
];

const activate = (sum: number): Code => [
  ...[...get(sum), ...get(sum), ...wasm.floats(LEAKY_SLOPE), ...wasm.multiplyFloats],
  ...[...wasm.maxFloats, ...wasm.floats(LEAKY_FLOOR), ...wasm.maxFloats, ...set(sum)],
];

/** One panel of 8 outputs for four rows. */
const fourRows: Code = [
  ...ROW.flatMap((row, lane) => [...rowAddress(INPUT, INPUT_STRIDE, lane), ...set(row)]),
  ...SUM.flatMap((sum, i) => [...get(BIASES), ...wasm.loadFloats((i % 2) * VECTOR), ...set(sum)]),
  ...[...get(WEIGHTS), ...set(WEIGHT), ...get(TAPS), ...set(TAPS_LEFT)],
  ...wasm.repeat(
    inputs([...get(CHANNELS), ...int(2), ...wasm.shiftRight], UNROLL),
    inputs([...get(CHANNELS), ...int(UNROLL - 1), ...wasm.and], 1),
    // The next part of each row begins `tapStride` after this one.
    ROW.flatMap((row) => [
      ...[...get(row), ...get(TAP_STRIDE), ...wasm.add],
      ...[...get(CHANNELS), ...int(FLOAT), ...wasm.multiply, ...wasm.subtract, ...set(row)],
    ]),
    [...get(TAPS_LEFT), ...int(1), ...wasm.subtract, ...tee(TAPS_LEFT)],
  ),
  ...wasm.whenPositive(LEAKY, SUM.flatMap(activate)),
  ...[0, 1, 2, 3].flatMap(store),
];

const body: Code = wasm.repeat(
  [...get(POSITIONS), ...set(POSITION), ...get(ROWS), ...set(ROWS_LEFT)],
  wasm.repeat(fourRows, move(POSITION, LANES * 4), [
    ...get(ROWS_LEFT),
    ...int(LANES),
    ...wasm.subtract,
    ...tee(ROWS_LEFT),
  ]),
  // The panels of weights lie one behind the other: the last turn of the loop left the address at its end.
  [...get(WEIGHT), ...set(WEIGHTS)],
  move(BIASES, PANEL * FLOAT),
  move(OUTPUT, PANEL * FLOAT),
  [...get(PANELS), ...int(1), ...wasm.subtract, ...tee(PANELS)],
);

/** The bytes of the module: about a kilobyte. */
export const vectorModule = (): Uint8Array<ArrayBuffer> =>
  wasmModule(PARAMETERS, { integers: INTEGERS, vectors: VECTORS }, body);

/** The kernels in WebAssembly with vectors of 128 bits; null where the engine has none of them, or a policy forbids
 *  them. */
export function vectorKernels(): Kernels | null {
  const bytes = vectorModule();
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return null;
  let instance: WebAssembly.Instance;
  try {
    instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  } catch {
    return null;
  }
  const { memory, run } = instance.exports as {
    memory: WebAssembly.Memory;
    run: (...values: number[]) => void;
  };
  let used = 0;
  return {
    floats: () => new Float32Array(memory.buffer),
    integers: () => new Int32Array(memory.buffer),
    reserve(count) {
      const address = align4(used);
      used = address + count;
      const missing = used * FLOAT - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / WASM_PAGE));
      return address;
    },
    release(address) {
      used = address;
    },
    multiply(p) {
      run(
        ...[p.positions, 0, p.input, p.inputStride].map((value, i) =>
          i === 1 ? p.rows : value * FLOAT,
        ),
        p.taps,
        p.tapStride * FLOAT,
        p.channels,
        ...[p.weights, p.biases, p.output, p.outputStride].map((address) => address * FLOAT),
        p.outputs / PANEL,
        p.leaky ? 1 : 0,
      );
    },
  };
}

import { align4, type Kernels, LEAKY_FLOOR, LEAKY_SLOPE, PANEL, type Product } from './kernels';

const FIRST_SIZE = 1 << 20;

/** The kernels in plain JavaScript, for engines without WebAssembly's vectors. */
export function plainKernels(): Kernels {
  let floats = new Float32Array(FIRST_SIZE);
  let integers = new Int32Array(floats.buffer);
  let used = 0;
  return {
    floats: () => floats,
    integers: () => integers,
    reserve(count) {
      const address = align4(used);
      used = address + count;
      if (used > floats.length) {
        const grown = new Float32Array(Math.max(used, 2 * floats.length));
        grown.set(floats);
        floats = grown;
        integers = new Int32Array(floats.buffer);
      }
      return address;
    },
    release(address) {
      used = address;
    },
    multiply: (product) => multiply(floats, integers, product),
  };
}

function multiply(floats: Float32Array, integers: Int32Array, product: Product): void {
  const { positions, rows, taps, tapStride, channels, outputs, leaky } = product;
  const depth = taps * channels;
  for (let panel = 0; panel < outputs; panel += PANEL) {
    const weights = product.weights + panel * depth;
    for (let r = 0; r < rows; r++) {
      const position = integers[positions + r]!;
      const output = product.output + position * product.outputStride + panel;
      for (let half = 0; half < PANEL; half += 4) {
        let a = floats[product.biases + panel + half]!;
        let b = floats[product.biases + panel + half + 1]!;
        let c = floats[product.biases + panel + half + 2]!;
        let d = floats[product.biases + panel + half + 3]!;
        let w = weights + half;
        for (let tap = 0; tap < taps; tap++) {
          const first = product.input + position * product.inputStride + tap * tapStride;
          for (let i = first; i < first + channels; i++, w += PANEL) {
            const x = floats[i]!;
            a += x * floats[w]!;
            b += x * floats[w + 1]!;
            c += x * floats[w + 2]!;
            d += x * floats[w + 3]!;
          }
        }
        floats[output + half] = leaky ? activate(a) : a;
        floats[output + half + 1] = leaky ? activate(b) : b;
        floats[output + half + 2] = leaky ? activate(c) : c;
        floats[output + half + 3] = leaky ? activate(d) : d;
      }
    }
  }
}

const activate = (x: number): number => Math.max(x, LEAKY_SLOPE * x, LEAKY_FLOOR);

/** A matrix product over rows that need not lie one behind the other: a convolution reads the same values through
 *  several of them. Addresses count floats. */
export interface Product {
  /** Address of the table of rows (32-bit integers), their number a multiple of 4. Row r of the input begins at
   *  `input + positions[r] × inputStride`, of the output at `output + positions[r] × outputStride`. */
  positions: number;
  rows: number;
  input: number;
  inputStride: number;
  /** Each row is read in `taps` parts of `channels` values, `tapStride` apart. */
  taps: number;
  tapStride: number;
  channels: number;
  /** Weights in panels of 8 outputs: `outputs / 8 × (taps × channels) × 8`, and a bias for each output. */
  weights: number;
  biases: number;
  output: number;
  outputStride: number;
  /** A multiple of 8. */
  outputs: number;
  /** Applies max(x, 0.2 x, −0.4), the embedding's activation. */
  leaky: boolean;
}

/** The heavy arithmetic of the ear, in one memory. */
export interface Kernels {
  /** The memory; its content is kept when it grows, its identity is not. */
  floats(): Float32Array;
  integers(): Int32Array;
  /** Reserves memory and returns its address in floats, a multiple of 4.
   *  @param count floats */
  reserve(count: number): number;
  /** Gives back everything that was reserved after this address. */
  release(address: number): void;
  multiply(product: Product): void;
}

export const LEAKY_SLOPE = 0.2;
export const LEAKY_FLOOR = -0.4;
/** Outputs of a panel of weights. */
export const PANEL = 8;
/** Rows that a kernel computes at a time. */
export const LANES = 4;

/** The address after which the next reservation begins. */
export const align4 = (address: number): number => (address + 3) & ~3;

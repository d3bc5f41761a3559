type Floats = Float32Array | Float64Array;

/** One array of parameters and its gradient, stepped by Adam with decoupled weight decay (Kingma &
 *  Ba 2015; Loshchilov & Hutter 2019). */
export class Parameters {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(
    readonly values: Floats,
    private readonly decay = 0,
    readonly gradient: Floats = new Float64Array(values.length),
  ) {
    this.mean = new Float64Array(values.length);
    this.square = new Float64Array(values.length);
  }

  /** Steps the values against the gradient and clears it. */
  step(rate: number): void {
    this.steps++;
    const unbiasMean = 1 / (1 - 0.9 ** this.steps);
    const unbiasSquare = 1 / (1 - 0.999 ** this.steps);
    const { values, gradient, mean, square } = this;
    for (let i = 0; i < values.length; i++) {
      const slope = gradient[i]!;
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
      const move = (mean[i]! * unbiasMean) / (Math.sqrt(square[i]! * unbiasSquare) + 1e-8);
      values[i] = values[i]! - rate * (move + this.decay * values[i]!);
    }
    gradient.fill(0);
  }
}

/** Normally distributed initial values. */
export function randomValues(size: number, deviation: number, random: () => number): Float64Array {
  return Float64Array.from({ length: size }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return deviation * radius * Math.cos(2 * Math.PI * random());
  });
}

/** Area under the curve: the probability that a positive scores above a negative; ties count half. */
export function auc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((value) => ({ value, positive: true })),
    ...negatives.map((value) => ({ value, positive: false })),
  ].sort((a, b) => a.value - b.value);
  let below = 0;
  let wins = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    let tiedPositives = 0;
    while (j < all.length && all[j]!.value === all[i]!.value)
      tiedPositives += all[j++]!.positive ? 1 : 0;
    const tiedNegatives = j - i - tiedPositives;
    wins += tiedPositives * (below + tiedNegatives / 2);
    below += tiedNegatives;
    i = j;
  }
  return wins / (positives.length * negatives.length);
}

/** Error rate at the threshold at which as many positives are rejected as negatives pass. */
export function equalErrorRate(positives: readonly number[], negatives: readonly number[]): number {
  const [above, below] = [positives, negatives].map((values) => values.toSorted((a, b) => a - b));
  let gap = Number.POSITIVE_INFINITY;
  let rate = 1;
  for (const threshold of [...positives, ...negatives]) {
    const rejected = countBelow(above!, threshold) / positives.length;
    const passed = 1 - countBelow(below!, threshold) / negatives.length;
    if (Math.abs(rejected - passed) >= gap) continue;
    gap = Math.abs(rejected - passed);
    rate = (rejected + passed) / 2;
  }
  return rate;
}

/** Number of values below a threshold.
 *  @param sorted upwards */
function countBelow(sorted: readonly number[], threshold: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < threshold) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Fraction of the negatives below the threshold that rejects the fraction `falseAlarm` of the positives. */
export function detectionRateAt(
  falseAlarm: number,
  positives: readonly number[],
  negatives: readonly number[],
): number {
  const sorted = [...positives].sort((a, b) => a - b);
  return fractionBelow(negatives, sorted[Math.floor(falseAlarm * sorted.length)]!);
}

const fractionBelow = (values: readonly number[], threshold: number): number =>
  values.filter((value) => value < threshold).length / values.length;

/** Correlation of two lists of equal length (Pearson); 0 when one of them does not vary. */
export function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [meanX, meanY] = [mean(x), mean(y)];
  let [products, squaresX, squaresY] = [0, 0, 0];
  x.forEach((value, i) => {
    products += (value - meanX) * (y[i]! - meanY);
    squaresX += (value - meanX) ** 2;
    squaresY += (y[i]! - meanY) ** 2;
  });
  return squaresX > 0 && squaresY > 0 ? products / Math.sqrt(squaresX * squaresY) : 0;
}

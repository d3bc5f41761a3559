/** Chance that a positive scores above a negative; ties count half. */
export function auc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((value) => ({ value, positive: true })),
    ...negatives.map((value) => ({ value, positive: false })),
  ].sort((a, b) => a.value - b.value);
  let below = 0;
  let wins = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    let up = 0;
    while (j < all.length && all[j]!.value === all[i]!.value) up += all[j++]!.positive ? 1 : 0;
    const down = j - i - up;
    wins += up * (below + down / 2);
    below += down;
    i = j;
  }
  return wins / (positives.length * negatives.length);
}

/** Error rate at the threshold where as many positives are refused as negatives pass. */
export function equalErrorRate(positives: readonly number[], negatives: readonly number[]): number {
  let gap = Number.POSITIVE_INFINITY;
  let rate = 1;
  for (const threshold of [...positives, ...negatives]) {
    const rejected = shareBelow(positives, threshold);
    const passed = 1 - shareBelow(negatives, threshold);
    if (Math.abs(rejected - passed) >= gap) continue;
    gap = Math.abs(rejected - passed);
    rate = (rejected + passed) / 2;
  }
  return rate;
}

/** Share of the negatives below the threshold that refuses `falseAlarm` of the positives. */
export function detectionRateAt(
  falseAlarm: number,
  positives: readonly number[],
  negatives: readonly number[],
): number {
  const sorted = [...positives].sort((a, b) => a - b);
  return shareBelow(negatives, sorted[Math.floor(falseAlarm * sorted.length)]!);
}

const shareBelow = (values: readonly number[], threshold: number): number =>
  values.filter((value) => value < threshold).length / values.length;

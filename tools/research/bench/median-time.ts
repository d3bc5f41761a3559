interface Rounds {
  runs: number;
  /** Number of runs before, which are not counted. */
  warmUp: number;
}

/** Median duration of several runs, one after the other, ms. */
export async function medianTime(
  work: () => Promise<unknown>,
  { runs, warmUp }: Rounds,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < warmUp + runs; index++) {
    const began = performance.now();
    await work();
    if (index >= warmUp) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

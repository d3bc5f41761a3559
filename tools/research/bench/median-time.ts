interface Rounds {
  runs: number;
  /** Not counted. */
  warmUp: number;
}

/** Milliseconds of the middle one of several runs, one after the other. */
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

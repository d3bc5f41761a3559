/** Calls `work` in `lanes` concurrent loops for `seconds`.
 *  @returns calls per second, and the duration of each call, ms */
export async function load(
  work: () => Promise<unknown>,
  { lanes, seconds }: { lanes: number; seconds: number },
): Promise<{ perSecond: number; times: number[] }> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { perSecond: (times.length * 1000) / (performance.now() - began), times };
}

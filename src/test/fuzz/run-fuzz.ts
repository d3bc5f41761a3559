import fc, { type Arbitrary } from 'fast-check';
import { expect, vi } from 'vitest';

const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** Tries `runs` cases (FUZZ_RUNS of them instead, from FUZZ_SEED); none may end in a failure of the server
 *  or in an error on the console. A failing case is shrunk and printed with its seed and path.
 *  @param expected what may be on the console */
export async function fuzz<T>(
  cases: Arbitrary<T>,
  property: (one: T) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const failures = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        failures.mockClear();
        await property(one);
        const lines = failures.mock.calls.map((call) => call.map(String).join(' '));
        expect(lines.filter((line) => !expected?.test(line))).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 600_000 },
    );
  } finally {
    failures.mockRestore();
  }
}

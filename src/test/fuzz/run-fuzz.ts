import fc, { type Arbitrary } from 'fast-check';
import { expect, vi } from 'vitest';

const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** Runs FUZZ_RUNS cases from FUZZ_SEED; none may end in a failure of the server or in an error on the console.
 *  A failing case is shrunk and printed with its seed and path.
 *  @param expected allowed lines on the console */
export async function fuzz<T>(
  cases: Arbitrary<T>,
  property: (value: T) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const failures = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await fc.assert(
      fc.asyncProperty(cases, async (value) => {
        failures.mockClear();
        await property(value);
        const lines = failures.mock.calls.map((call) => call.map(String).join(' '));
        expect(lines.filter((line) => !expected?.test(line))).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 600_000 },
    );
  } finally {
    failures.mockRestore();
  }
}

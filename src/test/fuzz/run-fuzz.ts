import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { captureLogUntilRestored } from '../captured-log';

const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

/** Runs FUZZ_RUNS cases from FUZZ_SEED; none may end in a failure of the server or in an error in the log.
 *  A failing case is shrunk and printed with its seed and path.
 *  @param expected allowed lines of the log */
export async function fuzz<T>(
  cases: Arbitrary<T>,
  property: (value: T) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const { records, restore } = captureLogUntilRestored();
  try {
    await fc.assert(
      fc.asyncProperty(cases, async (value) => {
        records.length = 0;
        await property(value);
        const lines = records
          .filter(({ level }) => level === 'error')
          .map((record) => JSON.stringify(record));
        expect(lines.filter((line) => !expected?.test(line))).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 600_000 },
    );
  } finally {
    restore();
  }
}

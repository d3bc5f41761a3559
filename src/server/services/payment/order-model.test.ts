import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { COMMANDS } from '~/test/order-model/commands';
import { Oracle } from '~/test/order-model/oracle';
import { SystemUnderTest } from '~/test/order-model/system-under-test';

/** Runs sequences of commands on the real database and compares them with a small oracle.
 *  `ORDER_MODEL_RUNS=200` is the long run, `ORDER_MODEL_SEED=7` selects other sequences than the usual test
 *  run. */
const RUNS = Number(process.env.ORDER_MODEL_RUNS ?? 3);
const SEED = Number(process.env.ORDER_MODEL_SEED ?? 5);

const db = await testDatabase();

it(`${RUNS} sequences of actions of buyers, bank, operators and workers leave the state of the oracle`, async () => {
  let steps = 0;
  const sequences = fc.commands(COMMANDS, { maxCommands: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      const real = await SystemUnderTest.create(db);
      await fc.asyncModelRun(() => ({ model: new Oracle(), real }), commands);
      steps += [...commands].length;
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 20 },
  );
  expect(steps).toBeGreaterThan(RUNS * 10);
}, 3_600_000);

import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { recordDiscrepancy } from '~/server/services/reconciliation/record-discrepancy';
import { withTransaction } from '~/server/transaction';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { runReconciliationCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
});

it('npm run reconciliation lists open discrepancies and resolves one with a note', async () => {
  const { id: orderId, number } = await createPaidOrder(db, await createLearner(db));
  const ctx = systemContext(db);
  const run = (...args: string[]) => runReconciliationCommand(ctx, args);
  expect(await run('list')).toEqual(['The books agree: nothing waits.']);
  const detail = { gateway: 'ecpay', reference: 'SYX', amount: 2, expected: 990 };
  await withTransaction(ctx, (tx) =>
    recordDiscrepancy(tx, { kind: 'WRONG_AMOUNT', subject: 'x', orderId, detail, at: ctx.now() }),
  );
  const [line, advice, ...more] = await run('list');
  expect(advice).toMatch(/^ {2}→ Nothing was granted for this money/);
  expect(more).toEqual([]);
  expect(line).toContain(`WRONG_AMOUNT  ${number}  ecpay SYX  TWD 2 (books: 990)`);
  const id = line!.split('  ')[0]!;
  expect(await run('resolve', id, 'asked', 'the bank')).toEqual([`${id}: resolved.`]);
  expect(await run('list')).toHaveLength(1);
  expect(await run('list')).toEqual(['The books agree: nothing waits.']);
  expect((await run('list', 'all'))[0]).toMatch(/resolved .*: asked the bank$/);
  await expect(run('resolve', crypto.randomUUID(), 'x')).rejects.toMatchObject({
    code: 'DISCREPANCY_NOT_FOUND',
  });
});

it.each([[], ['list', 'some'], ['resolve'], ['resolve', 'x', 'y'], ['close', 'x']])(
  'npm run reconciliation shows its usage: %s %s',
  async (...args) => {
    const defined = args.filter((arg) => arg !== undefined);
    await expect(runReconciliationCommand(systemContext(db), defined)).rejects.toThrow(UsageError);
  },
);

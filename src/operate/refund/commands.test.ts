import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { requestRefund } from '~/server/services/refund/request-refund';
import { createTestClock, systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { runRefundCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
});

it('npm run refund lists, rejects and approves refund requests', async () => {
  const learner = await createLearner(db);
  const { id, number, total } = await createPaidOrder(db, learner);
  const clock = createTestClock();
  clock.advance({ minutes: 5 });
  const run = (...args: string[]) => runRefundCommand(systemContext(db, { clock }), args);
  const input = { id, expectedAmount: total };
  const requestTestRefund = () =>
    requestRefund({ ctx: userContext(db, learner, { clock }), input });
  expect(await run('list')).toEqual(['No refund request waits.']);
  await requestTestRefund();
  expect(await run('list')).toEqual([expect.stringContaining(`${number}  NT$990`)]);
  const opened = { userId: learner.id, content: 'media:a-film', openedAt: clock.now() };
  await db.membersOpening.create({ data: opened });
  expect(await run('list')).toHaveLength(1);
  clock.advance({ minutes: 1 });
  await db.membersOpening.updateMany({ data: { openedAt: clock.now() } });
  expect((await run('list'))[1]).toBe('  → opened since then: media:a-film');
  await db.membersOpening.deleteMany();
  expect(await run('reject', number, 'paid by', 'the company')).toHaveLength(1);
  await requestTestRefund();
  expect(await run('approve', number)).toEqual([`${number}: NT$990 goes back to the card.`]);
  await expect(run('reject', number, 'too late')).rejects.toMatchObject({
    code: 'REFUND_NOT_OPEN',
  });
  await expect(run('approve', 'SY20260101-NOBDY')).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
});

it.each([[], ['list', 'all'], ['approve'], ['reject', 'SY20260101-NOBDY'], ['pay', 'SY2026']])(
  'npm run refund shows its usage: %s %s',
  async (...args) => {
    const defined = args.filter((arg) => arg !== undefined);
    await expect(runRefundCommand(systemContext(db), defined)).rejects.toThrow(UsageError);
  },
);

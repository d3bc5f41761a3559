import { beforeEach, expect, it } from 'vitest';
import { createTestClock, systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import type { Storage } from '../../gateways/storage/storage';
import { deleteScheduledFiles } from '../stored-file/delete-scheduled-files';
import { getToday } from './get-today';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const clock = createTestClock();
const ctx = systemContext(db, { clock });
const failures = async () => (await getToday({ ctx })).health.failures;

it('A file that cannot be deleted is on Today from its tenth try, with the time of the first, until it is gone', async () => {
  const dueAt = clock.now();
  const createdAt = new Date(dueAt.getTime() - 30 * 24 * 3_600_000);
  await db.pendingFileDeletion.create({ data: { path: 'a.webp', deleteAt: dueAt, createdAt } });
  let isBroken = true;
  const remove = async () => {
    if (isBroken) throw new Error('the bucket is away');
  };
  const tryNow = async () => {
    const { deleteAt } = await db.pendingFileDeletion.findFirstOrThrow();
    clock.advance({ seconds: Math.max(0, (deleteAt.getTime() - clock.now().getTime()) / 1_000) });
    await deleteScheduledFiles({ ctx, input: { remove } as unknown as Storage });
  };
  for (let tries = 1; tries <= 9; tries += 1) await tryNow();
  expect(await failures()).toEqual([]);
  await tryNow();
  expect(await failures()).toEqual([{ work: 'fileDeletion', count: 1, since: dueAt }]);
  isBroken = false;
  await tryNow();
  expect(await failures()).toEqual([]);
});

it('A refund that its gateway has refused ten times is on Today', async () => {
  const { payments, id } = await createPaidOrder(db, await createLearner(db));
  const createdAt = clock.now();
  const refund = await db.paymentRefund.create({
    data: {
      refundKey: `refund:${id}`,
      paymentId: payments[0]!.id,
      amount: 990,
      actor: 'operator',
      reason: 'a wish',
      tries: 9,
      createdAt,
      nextTryAt: new Date(clock.now().getTime() + 3_600_000),
    },
  });
  expect(await failures()).toEqual([]);
  await db.paymentRefund.update({ where: { id: refund.id }, data: { tries: 10 } });
  expect(await failures()).toEqual([{ work: 'refund', count: 1, since: createdAt }]);
});

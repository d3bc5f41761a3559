import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '~/env';
import type { NewDiscrepancy } from '~/server/services/reconciliation/record-discrepancy';
import { withTransaction } from '~/server/transaction';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  captureEvent,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { executeRefunds } from '../payment/execute-refunds';
import { settlePayment } from '../payment/settle-payment';
import { listDiscrepancies } from './list-discrepancies';
import { recordDiscrepancy } from './record-discrepancy';
import { resolveDiscrepancy } from './resolve-discrepancy';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const listMailed = () =>
  db.outboxMessage.findMany({
    where: { template: 'books-discrepancy' },
    orderBy: { recipient: 'asc' },
  });
async function createFinding(subject = 'one'): Promise<NewDiscrepancy> {
  const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
  const detail = { gateway: 'sandbox', reference: 'SYX', amount: 1, expected: 2670 };
  return { kind: 'WRONG_AMOUNT', subject, orderId, detail, at: world.clock.now() };
}
const record = (found: NewDiscrepancy) =>
  withTransaction(world.system, (tx) => recordDiscrepancy(tx, found));

describe('A discrepancy', () => {
  it('A discrepancy is recorded and mailed once, however often and concurrently it is found', async () => {
    const found = await createFinding();
    const recorded = await Promise.all([record(found), record(found), record(found)]);
    expect(recorded.filter(Boolean)).toHaveLength(1);
    expect(await record({ ...found, subject: 'another' })).toBe(true);
    expect(await db.discrepancy.count()).toBe(2);
    expect(await listMailed()).toHaveLength(2);
  });

  it('A discrepancy is mailed to every operator in their language, and to the contact address without one', async () => {
    const found = await createFinding();
    await record(found);
    expect(await listMailed()).toMatchObject([{ recipient: env().CONTACT_EMAIL, language: 'zh' }]);
    await createLearner(db, { role: 'OWNER', email: 'a@shuoyi.example', language: 'en' });
    await createLearner(db, { role: 'OWNER', email: 'b@shuoyi.example', language: 'zh' });
    await createLearner(db, { role: 'OWNER', disabledAt: world.clock.now() });
    await record({ ...found, subject: 'two' });
    expect(
      (await listMailed()).map(({ recipient, language }) => [recipient, language]).slice(0, 2),
    ).toEqual([
      ['a@shuoyi.example', 'en'],
      ['b@shuoyi.example', 'zh'],
    ]);
    expect(await listMailed()).toHaveLength(3);
  });

  it('A discrepancy is recorded and mailed in its transaction or not at all', async () => {
    const found = await createFinding();
    const rolledBack = withTransaction(world.system, async (tx) => {
      await recordDiscrepancy(tx, found);
      throw new Error('the change did not happen');
    });
    await expect(rolledBack).rejects.toThrow('the change did not happen');
    expect([await db.discrepancy.count(), (await listMailed()).length]).toEqual([0, 0]);
  });

  it('A discrepancy is listed and resolved by operators only, and keeps its first note', async () => {
    const found = await createFinding();
    await record(found);
    const { id } = await db.discrepancy.findFirstOrThrow();
    for (const [ctx, code] of [
      [world.ctx, 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      await expect(listDiscrepancies({ ctx })).rejects.toMatchObject({ code });
      await expect(resolveDiscrepancy({ ctx, input: { id, note: 'x' } })).rejects.toMatchObject({
        code,
      });
    }
    const admin = await createLearner(db, { role: 'OWNER' });
    const ctx = userContext(db, admin, {
      clock: world.clock,
      passwordConfirmedAt: world.clock.now(),
    });
    expect(await listDiscrepancies({ ctx })).toMatchObject([{ id, detail: { expected: 2670 } }]);
    const resolve = (text: string) => resolveDiscrepancy({ ctx, input: { id, note: text } });
    await Promise.all([resolve('first'), resolve('second')]);
    expect(await listDiscrepancies({ ctx })).toEqual([]);
    const [resolved] = await listDiscrepancies({ ctx, input: { all: true } });
    await resolve('third');
    expect(await listDiscrepancies({ ctx, input: { all: true } })).toEqual([resolved]);
    expect(resolved).toMatchObject({
      resolvedBy: `user:${admin.id}`,
      resolvedAt: expect.any(Date),
    });
    const unknown = resolveDiscrepancy({ ctx, input: { id: crypto.randomUUID(), note: 'x' } });
    await expect(unknown).rejects.toMatchObject({ code: 'DISCREPANCY_NOT_FOUND' });
  });
});

it('A capture for a deleted account grants nothing, is refunded automatically, and resolves its discrepancy', async () => {
  const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl, 'good', { notify: false });
  const deletion = { anonymisedAt: world.clock.now() };
  await db.user.update({ where: { id: world.learner.id }, data: deletion });
  const input = await captureEvent(db, orderId);
  const settled = await Promise.all(
    [1, 2, 3].map(() => settlePayment({ ctx: world.system, input })),
  );
  expect(settled.sort()).toEqual(['ACCOUNT_GONE', 'NOTHING_NEW', 'NOTHING_NEW']);
  expect(await db.entitlement.count()).toBe(0);
  const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  expect(await listDiscrepancies({ ctx: world.system })).toMatchObject([
    { kind: 'ACCOUNT_GONE', number },
  ]);
  await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: world.system })));
  expect((await db.sandboxCharge.findFirstOrThrow()).refunded).toBe(2670);
  expect((await db.order.findFirstOrThrow()).status).toBe('REFUNDED');
  expect(await listDiscrepancies({ ctx: world.system })).toEqual([]);
  expect(await db.outboxMessage.count({ where: { recipient: world.learner.email } })).toBe(0);
});

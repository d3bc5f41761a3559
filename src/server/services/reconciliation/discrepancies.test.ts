import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '~/env';
import { withTransaction } from '~/server/context';
import type { NewDiscrepancy } from '~/server/services/reconciliation/record-discrepancy';
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
async function wrong(about = 'one'): Promise<NewDiscrepancy> {
  const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
  const detail = { gateway: 'sandbox', reference: 'SYX', amount: 1, expected: 2670 };
  return { kind: 'WRONG_AMOUNT', subject: about, orderId, detail, at: world.clock.now() };
}
const note = (found: NewDiscrepancy) =>
  withTransaction(world.system, (tx) => recordDiscrepancy(tx, found));

describe('what the books and the world disagree about', () => {
  it('is noted and told once, however often and at once it is found', async () => {
    const found = await wrong();
    const noted = await Promise.all([note(found), note(found), note(found)]);
    expect(noted.filter(Boolean)).toHaveLength(1);
    expect(await note({ ...found, subject: 'another' })).toBe(true);
    expect(await db.discrepancy.count()).toBe(2);
    expect(await listMailed()).toHaveLength(2);
  });

  it('is told to every operator in their language, and to the contact address without one', async () => {
    const found = await wrong();
    await note(found);
    expect(await listMailed()).toMatchObject([{ recipient: env().CONTACT_EMAIL, language: 'zh' }]);
    await createLearner(db, { role: 'ADMIN', email: 'a@shuoyi.example', language: 'en' });
    await createLearner(db, { role: 'ADMIN', email: 'b@shuoyi.example', language: 'zh' });
    await createLearner(db, { role: 'ADMIN', disabledAt: world.clock.now() });
    await note({ ...found, subject: 'two' });
    expect(
      (await listMailed()).map(({ recipient, language }) => [recipient, language]).slice(0, 2),
    ).toEqual([
      ['a@shuoyi.example', 'en'],
      ['b@shuoyi.example', 'zh'],
    ]);
    expect(await listMailed()).toHaveLength(3);
  });

  it('leaves with its transaction or not at all', async () => {
    const found = await wrong();
    const undone = withTransaction(world.system, async (tx) => {
      await recordDiscrepancy(tx, found);
      throw new Error('the change did not happen');
    });
    await expect(undone).rejects.toThrow('the change did not happen');
    expect([await db.discrepancy.count(), (await listMailed()).length]).toEqual([0, 0]);
  });

  it('is seen and closed by operators only, and keeps its first note', async () => {
    const found = await wrong();
    await note(found);
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
    const admin = await createLearner(db, { role: 'ADMIN' });
    const ctx = userContext(db, admin, { clock: world.clock });
    expect(await listDiscrepancies({ ctx })).toMatchObject([{ id, detail: { expected: 2670 } }]);
    const close = (text: string) => resolveDiscrepancy({ ctx, input: { id, note: text } });
    await Promise.all([close('first'), close('second')]);
    expect(await listDiscrepancies({ ctx })).toEqual([]);
    const [closed] = await listDiscrepancies({ ctx, input: { all: true } });
    await close('third');
    expect(await listDiscrepancies({ ctx, input: { all: true } })).toEqual([closed]);
    expect(closed).toMatchObject({ resolvedBy: `user:${admin.id}`, resolvedAt: expect.any(Date) });
    const nobody = resolveDiscrepancy({ ctx, input: { id: crypto.randomUUID(), note: 'x' } });
    await expect(nobody).rejects.toMatchObject({ code: 'DISCREPANCY_NOT_FOUND' });
  });
});

it('money for an account that is gone grants nothing, goes back by itself, and closes its note', async () => {
  const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl, 'good', { notify: false });
  const gone = { anonymisedAt: world.clock.now() };
  await db.user.update({ where: { id: world.learner.id }, data: gone });
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

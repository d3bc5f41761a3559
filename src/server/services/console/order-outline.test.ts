import { beforeEach, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { getOrderByNumber } from './get-order';
import { getOrderOutline } from './get-order-outline';
import { search } from './search';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));
const as = async (role: Role) => userContext(db, await createLearner(db, { role }));

it('Support sees an order’s state, contents and invoice state, and nothing of card, codes and acts', async () => {
  const buyer = await createLearner(db, { name: '林小明' });
  const invoice = { kind: 'COMPANY', code: '04595257', title: '口譯工作室' } as const;
  const { number } = await createPaidOrder(db, buyer, { invoice });
  const outline = await getOrderOutline({ ctx: await as('SUPPORT'), input: { number } });
  expect(outline).toMatchObject({
    number,
    status: 'PAID',
    refunded: 0,
    gift: null,
    refundRequest: null,
    buyer: { id: buyer.id, name: '林小明' },
    invoice: { status: 'DUE', issuedAt: null },
    lines: [{ name: expect.any(String), qty: 1 }],
  });
  const text = JSON.stringify(outline);
  for (const hidden of ['4242', '04595257', '口譯工作室', 'gateway', 'reference', 'reason'])
    expect(text).not.toContain(hidden);
});

it('An order’s outline is for support, accounts and owners, and its page with the card for the latter two', async () => {
  const { number } = await createPaidOrder(db, await createLearner(db));
  const input = { number };
  for (const role of ['SUPPORT', 'ACCOUNTS', 'OWNER'] as const)
    await expect(getOrderOutline({ ctx: await as(role), input })).resolves.toMatchObject(input);
  const code = 'FORBIDDEN';
  await expect(getOrderByNumber({ ctx: await as('SUPPORT'), input })).rejects.toMatchObject({
    code,
  });
  for (const role of ['EDITOR', 'USER'] as const)
    await expect(getOrderOutline({ ctx: await as(role), input })).rejects.toMatchObject({ code });
  await expect(getOrderOutline({ ctx: visitorContext(db), input })).rejects.toMatchObject({
    code: 'LOGIN_USER_REQUIRED',
  });
  const unknown = { number: 'SY20261121-00000' };
  await expect(getOrderOutline({ ctx: await as('SUPPORT'), input: unknown })).rejects.toMatchObject(
    { code: 'ORDER_NOT_FOUND' },
  );
});

it('Support finds an order by its number, and by nothing that its outline hides', async () => {
  const { id, number } = await createPaidOrder(db, await createLearner(db, { name: '林小明' }));
  await db.invoice.updateMany({ where: { orderId: id }, data: { number: 'ZA10000000' } });
  const find = async (role: Role, q: string) =>
    (await search({ ctx: await as(role), input: { q } })).hits.filter(
      ({ kind }) => kind === 'order',
    );
  expect(await find('SUPPORT', number.toLowerCase())).toMatchObject([
    { key: number, detail: '林小明' },
  ]);
  expect(await find('SUPPORT', 'ZA10000000')).toEqual([]);
  expect(await find('ACCOUNTS', 'ZA10000000')).toMatchObject([{ key: number }]);
  expect(await find('EDITOR', number)).toEqual([]);
});

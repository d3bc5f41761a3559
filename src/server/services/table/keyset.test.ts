import { beforeAll, describe, expect, it } from 'vitest';
import { listLettersSchema } from '~/schemas/contact';
import { listCouponsSchema } from '~/schemas/operator-coupon';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { listPersonsSchema } from '~/schemas/operator-person';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { toTableCursor } from '~/schemas/table';
import { listPersons } from '~/server/services/console/list-persons';
import { listLetters } from '~/server/services/contact/list-letters';
import { listCouponPage } from '~/server/services/coupon/list-coupon-page';
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';

const db = await testDatabase();
const ctx = systemContext(db);
beforeAll(() => resetDatabase(db));

const ID = '0198c0de-0000-7000-8000-000000000001';
const TIME = '2026-11-28T04:00:00.000Z';
const byTime = [
  ...['tea', '', '2026-11-28', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', 5],
];

type Read = (input: object) => Promise<unknown>;
const TABLES: [name: string, read: Read, good: string | number, bad: (string | number)[]][] = [
  ['people', (input) => listPersons({ ctx, input: listPersonsSchema.parse(input) }), TIME, byTime],
  ['letters', (input) => listLetters({ ctx, input: listLettersSchema.parse(input) }), TIME, byTime],
  ['refunds', (input) => listRefunds({ ctx, input: listRefundsSchema.parse(input) }), TIME, byTime],
  [
    'orders by total',
    (input) =>
      listOperatorOrders({
        ctx,
        input: listOperatorOrdersSchema.parse({ ...input, sort: 'total' }),
      }),
    990,
    ['tea', TIME, 0.5, 2 ** 40],
  ],
  [
    'coupons by code',
    (input) => listCouponPage({ ctx, input: listCouponsSchema.parse({ ...input, sort: 'code' }) }),
    'TEA',
    [5],
  ],
];

describe.each(TABLES)('The table of %s', (_, read, good, bad) => {
  it('A cursor that is no position of the table is refused, and one that is leads on', async () => {
    const readAt = (value: string | number, id = ID) =>
      read({ cursor: toTableCursor({ value, id }) });
    await readAt(good);
    await expect(readAt(good, 'tea')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const value of bad)
      await expect(readAt(value)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { GET } from '~/app/api/operator/tables/[name]/route';
import type { Database } from '~/server/db';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { runInvoiceCommand } from './commands';

/** More than the thousand at which the list once ended without a word. */
const COUNT = 1_010;

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
  const buyer = await createLearner(db);
  const { lines, payments, ...order } = await createPaidOrder(db, buyer);
  const [line, payment] = [lines[0]!, payments[0]!];
  const copies = Array.from({ length: COUNT - 1 }, (_, index) => ({
    id: randomUUID(),
    number: `SY20261121-N${String(index).padStart(4, '0')}`,
  }));
  await db.order.createMany({
    data: copies.map((copy) => ({ ...order, ...copy, checkoutKey: randomUUID() })),
  });
  await db.orderLine.createMany({
    data: copies.map(({ id }) => ({ ...line, id: randomUUID(), orderId: id })),
  });
  await db.payment.createMany({
    data: copies.map(({ id }) => ({
      ...payment,
      id: randomUUID(),
      orderId: id,
      reference: randomUUID(),
      providerId: randomUUID(),
    })) as never,
  });
  await db.invoice.createMany({
    data: copies.map(({ id }, index) => ({
      orderId: id,
      kind: 'MEMBER' as const,
      status: 'DUE' as const,
      amount: order.total,
      // Some have the same time, so that a page ends between them.
      createdAt: new Date(order.createdAt.getTime() + 1_000 * Math.floor(index / 7)),
    })),
  });
});

const all = async () =>
  (await db.order.findMany({ select: { number: true } })).map(({ number }) => number).sort();

it('The command lists and exports every invoice to issue, also the one after the thousandth, each once', async () => {
  const ctx = systemContext(db);
  const listed = (await runInvoiceCommand(ctx, ['list'])).flatMap(
    (row) => row.match(/SY\d+-\w+/)?.[0] ?? [],
  );
  expect(listed.sort()).toEqual(await all());
  const [, ...exported] = await runInvoiceCommand(ctx, ['export']);
  expect(exported.map((row) => row.split(',')[0]).sort()).toEqual(await all());
});

it('The console’s file has every invoice to issue, each once', async () => {
  const client = createRestClient();
  const { email, password } = await createLearner(db, { role: 'ACCOUNTS' });
  await client.postWithToken('auth/login', { email, password });
  const address = 'http://localhost:3000/api/operator/tables/invoices-to-issue';
  const request = new Request(address);
  const params = Promise.resolve({ name: 'invoices-to-issue' });
  const response = await client.browser.act(request, () => GET(request, { params }));
  const [, ...rows] = (await response.text()).trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(await all());
});

import { beforeEach, expect, it } from 'vitest';
import { startOfDay, taipeiDay } from '~/domain/day';
import type { InvoiceStatus } from '~/domain/invoice/state-machine';
import { invoiceDeadline } from '~/domain/operator/deadline';
import { type ListInvoicesInput, listInvoicesSchema } from '~/schemas/operator-invoice';
import { toTableCursor } from '~/schemas/table';
import { getToday } from '~/server/services/console/get-today';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { findByDueDay } from './find-by-due-day';
import { listInvoicePage } from './list-invoice-page';

const db = await testDatabase();
const ctx = systemContext(db);
beforeEach(() => resetDatabase(db));

interface Made {
  status: InvoiceStatus;
  paidAt: string;
  issuedAt?: string;
}

async function make(invoices: readonly Made[]): Promise<string[]> {
  const learner = await createLearner(db);
  const plan = await createPlan(db);
  const ids: string[] = [];
  for (const { status, paidAt, issuedAt } of invoices) {
    const { id } = await createPaidOrder(db, learner, { plan });
    await db.order.update({ where: { id }, data: { paidAt: new Date(paidAt) } });
    const data = { status, issuedAt: issuedAt === undefined ? null : new Date(issuedAt) };
    await db.invoice.update({ where: { orderId: id }, data });
    ids.push(id);
  }
  return ids;
}

const list = (input: object) =>
  listInvoicePage({ ctx, input: listInvoicesSchema.parse(input) as ListInvoicesInput });

async function listAll(input: object) {
  const pages = [await list(input)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor)
    pages.push(await list({ ...input, cursor: next }));
  return { sizes: pages.map(({ rows }) => rows.length), rows: pages.flatMap(({ rows }) => rows) };
}

it('Pending invoices are sorted by their last day, those without one at the end, here and in Today', async () => {
  const ids = await make([
    { status: 'ALLOWANCE_DUE', paidAt: '2026-01-02T04:00:00Z', issuedAt: '2026-01-02T04:00:00Z' },
    { status: 'VOID_DUE', paidAt: '2026-11-01T04:00:00Z', issuedAt: '2026-10-31T16:00:00Z' },
    { status: 'DUE', paidAt: '2026-11-25T16:00:00Z' },
    { status: 'DUE', paidAt: '2026-11-25T15:59:59.999Z' },
    { status: 'VOID_DUE', paidAt: '2026-10-01T04:00:00Z', issuedAt: '2026-10-31T15:59:59Z' },
    { status: 'ISSUED', paidAt: '2026-01-01T04:00:00Z', issuedAt: '2026-01-01T04:00:00Z' },
  ]);
  const days = (rows: { dueAt: Date | null }[]) => rows.map(({ dueAt }) => dueAt?.toISOString());
  const [allowance, december, laterDay, day, october, issued] = ids;
  const rising = await list({});
  expect(rising.rows.map(({ id }) => id)).toEqual([october, day, laterDay, december, allowance]);
  expect(days(rising.rows)).toEqual([
    ...['2026-10-30T16:00:00.000Z', '2026-11-24T16:00:00.000Z', '2026-11-25T16:00:00.000Z'],
    ...['2026-12-30T16:00:00.000Z', undefined],
  ]);
  const falling = await list({ order: 'desc', status: 'ALL' });
  expect(falling.rows.map(({ id }) => id)).toEqual([
    ...[december, laterDay, day, october],
    ...[issued, allowance],
  ]);
  const { waiting } = await getToday({ ctx });
  const shown = waiting.find(({ kind }) => kind === 'invoice');
  expect(shown?.items.map(({ id }) => id)).toEqual(rising.rows.map(({ id }) => id));
});

const TABLES = [
  [{ order: 'asc' }, 112],
  [{ order: 'desc' }, 112],
  [{ order: 'asc', status: 'ALL' }, 163],
  [{ order: 'desc', status: 'ALL' }, 163],
  [{ order: 'asc', status: 'DUE' }, 60],
  [{ order: 'asc', status: 'ISSUED' }, 51],
  [{ order: 'asc', status: 'ALL', sort: 'createdAt' }, 163],
] as const;

it('The pages of any order and status together have every invoice once, in the order of their days', async () => {
  const at = (index: number) => `2026-11-0${1 + (index % 3)}T04:00:00Z`;
  const of = (status: InvoiceStatus, length: number): Made[] =>
    Array.from({ length }, (_, index) => ({
      status,
      paidAt: at(index),
      ...(status !== 'DUE' && { issuedAt: at(index) }),
    }));
  const statuses = { DUE: 60, ALLOWANCE_DUE: 12, ISSUED: 51, VOID_DUE: 40 } as const;
  await make(Object.entries(statuses).flatMap(([name, count]) => of(name as InvoiceStatus, count)));
  for (const [input, count] of TABLES) {
    const { rows, sizes } = await listAll(input);
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([count, count]);
    expect(sizes.slice(0, -1).every((size) => size === 50)).toBe(true);
    const days = rows.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
    const sorted = days.toSorted((a, b) => (input.order === 'asc' ? a - b : b - a));
    if (!('sort' in input)) expect(days).toEqual(sorted);
  }
});

it('The day by which the table is sorted is the last day by law, at the ends of every month', async () => {
  const [orderId = ''] = await make([{ status: 'DUE', paidAt: '2026-01-01T00:00:00Z' }]);
  const query = { numbers: null, order: 'asc', take: 9 } as const;
  for (let month = 1; month <= 12; month += 1)
    for (const change of [-1, 0]) {
      const at = new Date(
        startOfDay(`2028-${String(month).padStart(2, '0')}-01`).getTime() + change,
      );
      await db.order.update({ where: { id: orderId }, data: { paidAt: at } });
      for (const status of ['DUE', 'VOID_DUE'] as const) {
        await db.invoice.update({ where: { orderId }, data: { status, issuedAt: at } });
        const deadline = invoiceDeadline({ status, paidAt: at, issuedAt: at });
        const day = deadline && taipeiDay(deadline);
        expect(await findByDueDay(db, { statuses: [status], ...query })).toEqual([
          { id: orderId, day },
        ]);
      }
    }
});

it('A text finds an invoice by its order in any order of the table', async () => {
  const [id = ''] = await make([
    { status: 'DUE', paidAt: '2026-11-25T04:00:00Z' },
    { status: 'DUE', paidAt: '2026-11-24T04:00:00Z' },
  ]);
  const { number } = await db.order.findUniqueOrThrow({ where: { id } });
  const { rows } = await list({ q: number.toLowerCase() });
  expect(rows.map((row) => row.id)).toEqual([id]);
});

it('A cursor that is no position of the table is refused', async () => {
  for (const value of ['2026-11-25', 'tea', 5]) {
    const cursor = toTableCursor({ value, id: 'tea' });
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});

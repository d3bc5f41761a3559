import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listDiscrepanciesSchema } from '~/schemas/operator-discrepancy';
import { listInvoicesSchema } from '~/schemas/operator-invoice';
import type { Database } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import { systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createPaidOrder } from '~prisma/factories/order';
import { listDiscrepancyPage } from '../reconciliation/list-discrepancy-page';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';
import { resolveDiscrepancy } from '../reconciliation/resolve-discrepancy';
import { issueInvoice } from './issue-invoice';
import { listInvoicePage } from './list-invoice-page';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

const as = async (role: Role) =>
  userContext(db, await createLearner(db, { role }), { passwordConfirmedAt: TEST_NOON });

describe('The table of invoices', () => {
  it('The table has what is to be done with its last day, and an issued one when it is asked for', async () => {
    const { id, number, total } = await createPaidOrder(db, await createLearner(db));
    const ctx = await as('ACCOUNTS');
    const list = async (input: object) =>
      (await listInvoicePage({ ctx, input: listInvoicesSchema.parse(input) })).rows;
    expect(await list({})).toMatchObject([
      { id, order: number, status: 'DUE', amount: total, allowanceDue: 0, refundPending: 0 },
    ]);
    expect((await list({}))[0]?.dueAt).not.toBeNull();
    await issueInvoice({ ctx, input: { id, number: 'AB12345678', amount: total } });
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'ALL', q: 'ab-12345678' })).toMatchObject([
      { id, status: 'ISSUED', dueAt: null },
    ]);
  });

  it('The table says what the agency was asked for: waiting, without an answer, or rejected', async () => {
    const { id: orderId } = await createPaidOrder(db, await createLearner(db));
    const ctx = await as('ACCOUNTS');
    const readRequest = async () =>
      (await listInvoicePage({ ctx, input: listInvoicesSchema.parse({}) })).rows[0]?.request;
    expect(await readRequest()).toBeNull();
    const leaseUntil = new Date(TEST_NOON.getTime() + 1);
    const asked = { kind: 'ISSUE', provider: 'ecpay', amount: 990, at: TEST_NOON } as const;
    await db.invoiceRequest.create({ data: { orderId, ...asked, leaseUntil } });
    expect(await readRequest()).toMatchObject({ kind: 'ISSUE', state: 'running', reason: null });
    const change = (data: object) => db.invoiceRequest.update({ where: { orderId }, data });
    await change({ leaseUntil: TEST_NOON });
    expect(await readRequest()).toMatchObject({ state: 'unknown' });
    await change({ leaseUntil: null, rejection: 'CARRIER', detail: '(1)' });
    expect(await readRequest()).toEqual({
      kind: 'ISSUE',
      state: 'rejected',
      reason: 'CARRIER',
      detail: '(1)',
    });
  });

  it('Editors and support see no invoices', async () => {
    for (const role of ['EDITOR', 'SUPPORT'] as const) {
      const call = { ctx: await as(role), input: listInvoicesSchema.parse({}) };
      await expect(listInvoicePage(call)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('The table of discrepancies', () => {
  it('The table has the open ones, and of two operators who resolve one the second learns of the first', async () => {
    const buyer = await createLearner(db);
    const { id: orderId, number } = await createPaidOrder(db, buyer);
    const detail = { gateway: 'ecpay', reference: 'SYX', amount: 2, expected: 990 };
    const found = { kind: 'WRONG_AMOUNT', subject: 'x', orderId, detail, at: TEST_NOON } as const;
    await withTransaction(systemContext(db), (tx) => recordDiscrepancy(tx, found));
    const [first, second] = [await as('OWNER'), await as('ACCOUNTS')];
    const list = async (input: object) => {
      const call = { ctx: second, input: listDiscrepanciesSchema.parse(input) };
      return (await listDiscrepancyPage(call)).rows;
    };
    const [row] = await list({});
    expect(row).toMatchObject({
      number,
      kind: 'WRONG_AMOUNT',
      resolvedAt: null,
      buyer: { id: buyer.id },
    });
    const id = row?.id ?? '';
    const tries = await Promise.allSettled(
      [first, second].map((ctx) => resolveDiscrepancy({ ctx, input: { id, note: 'seen' } })),
    );
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'DISCREPANCY_RESOLVED' },
    });
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'RESOLVED', q: number })).toMatchObject([{ id, note: 'seen' }]);
    expect(await db.operatorAct.count({ where: { kind: 'discrepancy.resolve' } })).toBe(1);
  });
});

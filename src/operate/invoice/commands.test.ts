import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { createTestClock, systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { runInvoiceCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
});

it('npm run invoice lists open invoices, exports them as CSV, and records issue, correction and void', async () => {
  const run = (...args: string[]) =>
    runInvoiceCommand(systemContext(db, { clock: createTestClock() }), args);
  expect(await run('list')).toEqual(['No invoice waits.']);
  const buyer = await createLearner(db, { email: 'books@shuoyi.example' });
  const { id, number } = await createPaidOrder(db, buyer, {
    invoice: { kind: 'COMPANY', code: '12345675', title: '=口譯, "工作室"' },
  });
  await createPaidOrder(db, buyer, { invoice: { kind: 'MOBILE', code: '/ABC1234' } });
  const waiting = await run('list');
  expect(waiting[0]).toMatch(`issue  ${number}  NT$990  COMPANY 12345675`);
  const [header, company, mobile] = await run('export');
  expect(header).toMatch(/^\uFEFF訂單編號,/);
  expect(header?.split(',')).toHaveLength(12);
  expect(company).toMatch(
    new RegExp(
      `^${number},2026-11-21,books@shuoyi.example,12345675,"'=口譯, ""工作室""",,,,.+ x1 990,943,47,990$`,
    ),
  );
  expect(mobile).toMatch(/,,,3J0002,\/ABC1234,,.+,943,47,990$/);
  expect(await run('issue', number, 'ab-12345678', '990')).toEqual([
    `${number}: issued as AB12345678; the buyer is told.`,
  ]);
  expect(await run('correct', number, 'ab12345679', 'two', 'digits', 'swapped')).toEqual([
    `${number}: corrected to AB12345679; the buyer is told.`,
  ]);
  expect(await run('export')).toHaveLength(2);
  await db.invoice.update({
    where: { orderId: id },
    data: { status: 'VOID_DUE', refunded: 990 },
  });
  expect(await run('list')).toContainEqual(
    expect.stringContaining(`void  ${number}  NT$990  AB12345679 of 2026-11/12`),
  );
  await expect(run('void', number, '2026-11-31')).rejects.toThrow(UsageError);
  await expect(run('void', number, '2026-01-01')).rejects.toMatchObject({
    code: 'INVOICE_DAY_IMPOSSIBLE',
  });
  expect(await run('void', number)).toEqual([`${number}: voided; the buyer is told.`]);
  await expect(run('allow', number, 'D1', '990')).rejects.toMatchObject({
    code: 'INVOICE_NOT_OPEN',
  });
  await expect(run('void', 'SY20260101-NOBDY')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

it.each([
  [],
  ['list', 'all'],
  ['issue', 'SY2026'],
  ['void', 'SY2026', 'now'],
  ['void', 'SY2026', '2026-11-21', 'too'],
  ['correct', 'SY2026', 'AB12345679'],
  ['pay', 'SY2026', '1', '2'],
])('npm run invoice shows its usage or the unknown order: %s %s', async (...args) => {
  const defined = args.filter((arg) => arg !== undefined);
  const run = runInvoiceCommand(systemContext(db), defined);
  await expect(run).rejects.toSatisfy(
    (error) => error instanceof UsageError || error.code === 'ORDER_NOT_FOUND',
  );
});

it.each([
  ['AB1234567', '990'],
  ['AB12345678', '0'],
  ['AB12345678', 'much'],
])('An invalid invoice number or amount is rejected: %s %s', async (number, amount) => {
  const buyer = await createLearner(db);
  const order = await createPaidOrder(db, buyer);
  const run = runInvoiceCommand(systemContext(db), ['issue', order.number, number, amount]);
  await expect(run).rejects.toThrow(UsageError);
});

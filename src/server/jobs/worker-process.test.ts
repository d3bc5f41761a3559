import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { withTransaction } from '~/server/context';
import { enqueueMail } from '~/server/services/mail/outbox';
import { askRefund } from '~/server/services/payment/ask-refund';
import { resetDatabase, testDatabase } from '~/test/db';
import { closeMailServers, mailServer } from '~/test/mail-servers';
import { type OpenShop, openShop, order, payAtBank } from '~/test/order-world';

const db = await testDatabase();
const started: ChildProcess[] = [];
let world: OpenShop;
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  closeMailServers();
  await world.shop.close();
});

/** `npm run worker`, on this test's database. */
function startWorkerProcess(settings: Record<string, string>) {
  const words = ['--import', 'tsx', '--conditions=react-server', 'src/launcher/worker.ts'];
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const, DATABASE_POOL: '4' };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  return { child, ended: once(child, 'exit'), complaints: () => complaints };
}

/** What is due: a capture whose callback was lost, an order that is over, a refund, and mails. */
async function dueWork() {
  const past = new Date(Date.now() - 1000);
  const lost = await order(world.ctx, { plan: world.plan });
  await payAtBank(db, lost.redirectUrl, 'good', { tell: false });
  await db.payment.updateMany({ data: { nextCheckAt: past } });
  const over = await order(world.ctx, { plan: world.plan });
  await db.order.update({ where: { id: over.orderId }, data: { expiresAt: past } });
  const paid = await order(world.ctx, { plan: world.plan });
  await payAtBank(db, paid.redirectUrl);
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: paid.orderId } });
  await withTransaction(world.system, async (tx) => {
    const why = { actor: 'system:test', reason: 'x', ofOrder: true, refundKey: 'k', amount: 70 };
    await askRefund(tx, { paymentId: payment.id, at: past, ...why });
    for (let n = 0; n < 6; n++)
      await enqueueMail(tx, {
        template: 'password-changed',
        recipient: `reader-${n}@shuoyi.example`,
        language: 'en',
        payload: { name: 'Reader' },
      });
  });
  return [lost, over, paid].map(({ orderId }) => orderId);
}

it('two worker processes do everything that is due once, and end when they are told to', async () => {
  await resetDatabase(db);
  world = await openShop(db);
  const orders = await dueWork();
  const mail = await mailServer();
  const settings = { SMTP_URL: mail.url, APP_URL: world.shop.origin };
  const workers = [startWorkerProcess(settings), startWorkerProcess(settings)];
  const states = async () => {
    const rows = await db.order.findMany({ where: { id: { in: orders } } });
    return orders.map((id) => rows.find((row) => row.id === id)?.status);
  };
  // Of two paid orders a receipt each, of the refund a letter, and six more.
  const trouble = () =>
    workers.flatMap(({ complaints }) => /^.*(failed|leave).*$/m.exec(complaints()));
  await expect
    .poll(async () => [...(await states()), mail.received.length, ...trouble()], {
      timeout: 50_000,
    })
    .toEqual(['PAID', 'EXPIRED', 'PARTLY_REFUNDED', 9, null, null]);
  for (const { child } of workers) child.kill('SIGTERM');
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(trouble()).toEqual([null, null]);

  const readers = mail.received.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
  expect(new Set(readers.filter((to) => to?.startsWith('reader-'))).size).toBe(6);
  expect(await db.outboxMessage.count({ where: { status: 'SENT', tries: 1 } })).toBe(9);
  expect(await db.orderChange.groupBy({ by: ['orderId', 'to'], _count: true })).toSatisfy(
    (changes: { _count: number }[]) => changes.every(({ _count }) => _count === 1),
  );
  expect(await db.entitlement.count({ where: { kind: 'PAID' } })).toBe(2);
  expect((await db.sandboxCharge.findMany()).map(({ refunded }) => refunded).sort()).toEqual([
    0, 0, 70,
  ]);
});

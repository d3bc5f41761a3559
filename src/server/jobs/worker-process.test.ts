import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { enqueueMail } from '~/server/services/mail/outbox';
import { createRefund } from '~/server/services/payment/create-refund';
import { withTransaction } from '~/server/transaction';
import { resetDatabase, testDatabase } from '~/test/db';
import { closeMailServers, startMailServer } from '~/test/fake-mail-servers';
import { createShop, payWithCard, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { startTraceCollector } from '~/test/trace-collector';

const db = await testDatabase();
const started: ChildProcess[] = [];
let scene: ShopFixture;
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  closeMailServers();
  await scene.shop.close();
});

/** Starts `npm run worker` on this test's database. */
function startWorkerProcess(settings: Record<string, string>) {
  const words = ['--import', 'tsx', '--conditions=react-server', 'src/launcher/worker.ts'];
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const, DATABASE_POOL: '4' };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let errorOutput = '';
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk;
  });
  return { child, ended: once(child, 'exit'), getErrorOutput: () => errorOutput };
}

/** Creates due work: a capture whose webhook was lost, an expired order, a refund, and mails. */
async function createDueWork() {
  const past = new Date(Date.now() - 1000);
  const lost = await placeTestOrder(scene.ctx, { plan: scene.plan });
  await payWithCard(db, lost.redirectUrl, 'good', { notify: false });
  await db.payment.updateMany({ data: { nextCheckAt: past } });
  const over = await placeTestOrder(scene.ctx, { plan: scene.plan });
  await db.order.update({ where: { id: over.orderId }, data: { expiresAt: past } });
  const paid = await placeTestOrder(scene.ctx, { plan: scene.plan });
  await payWithCard(db, paid.redirectUrl);
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: paid.orderId } });
  await withTransaction(scene.system, async (tx) => {
    const why = { actor: 'system:test', reason: 'x', ofOrder: true, refundKey: 'k', amount: 70 };
    await createRefund(tx, { paymentId: payment.id, at: past, ...why });
    for (let index = 0; index < 6; index++)
      await enqueueMail(tx, {
        template: 'password-changed',
        recipient: `reader-${index}@shuoyi.example`,
        language: 'en',
        payload: { name: 'Reader' },
      });
  });
  return [lost, over, paid].map(({ orderId }) => orderId);
}

it('Two worker processes do all due work once and end on SIGTERM', async () => {
  await resetDatabase(db);
  scene = await createShop(db);
  const orders = await createDueWork();
  const mail = await startMailServer();
  const collector = await startTraceCollector();
  onTestFinished(() => void collector.close());
  const settings = {
    SMTP_URL: mail.url,
    APP_URL: scene.shop.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  };
  const workers = [startWorkerProcess(settings), startWorkerProcess(settings)];
  const states = async () => {
    const rows = await db.order.findMany({ where: { id: { in: orders } } });
    return orders.map((id) => rows.find((row) => row.id === id)?.status);
  };
  const failures = () =>
    workers.flatMap(({ getErrorOutput }) => /^.*(failed|leave).*$/m.exec(getErrorOutput()));
  // Nine mails: a receipt for each of two paid orders, one for the refund, and the six enqueued ones.
  await expect
    .poll(async () => [...(await states()), mail.received.length, ...failures()])
    .toEqual(['PAID', 'EXPIRED', 'PARTLY_REFUNDED', 9, null, null]);
  for (const { child } of workers) child.kill('SIGTERM');
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(failures()).toEqual([null, null]);

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

  // Both processes sent their spans to the collector, each mail below the run that sent it.
  const spans = collector.spans();
  const runs = spans.filter(({ name }) => name === 'job deliver mail');
  const mails = spans.filter(({ name }) => name.startsWith('mail '));
  expect(mails).toHaveLength(9);
  expect(
    mails.every(({ parentSpanId }) => runs.some(({ spanId }) => spanId === parentSpanId)),
  ).toBe(true);
  expect(collector.text()).not.toContain('@shuoyi.example');
});

import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { connect, type Database } from '~/server/db';
import * as merging from '~/server/services/cart/merge-visitor-cart';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase, workerUrl } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { type StallingProxy, startStallingProxy } from '~/test/stalling-proxy';
import { createDevice } from '~prisma/factories/device';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { endUnusedSession } from './end-unused-session';

const LIMITS = { connectMs: 300, statementMs: 400, transactionMs: 2000 };
/** Beginning of the merge's first statement. */
const MERGE = 'SELECT id FROM "Cart" WHERE "visitorHash"';

const holder = globalThis as { shuoyiDatabase?: Database };
const before = holder.shuoyiDatabase;
let direct: Database;
let proxy: StallingProxy;
beforeAll(async () => {
  direct = await testDatabase();
  proxy = await startStallingProxy(workerUrl(inject('databases')));
  holder.shuoyiDatabase = connect(proxy.url, 3, LIMITS);
});
beforeEach(async () => {
  captureLog();
  await resetDatabase(direct);
});
afterAll(async () => {
  await holder.shuoyiDatabase?.$disconnect();
  holder.shuoyiDatabase = before;
  await proxy.stop();
});

it('A login whose merge of the carts meets an outage is refused, and the next one merges', async () => {
  const { id } = await createPlan(direct);
  const client = createRestClient();
  await client.post('cart/add', { id, qty: 3 });
  const learner = await createLearner(direct);
  proxy.stallAt(MERGE);
  const refused = await client.postWithToken('auth/login', learner);
  expect(refused.body).toMatchObject({ result: false, errorCode: 'SERVICE_UNAVAILABLE' });
  proxy.goOn();
  await expect
    .poll(async () => (await client.get('cart')).body.cart?.totalQty, { timeout: 10_000 })
    .toBe(3);
  expect((await client.get('auth')).body.result).toBe(false);
  await expect.poll(() => direct.session.count()).toBe(0);
  expect((await client.postWithToken('auth/login', learner)).body.result).toBe(true);
  expect((await client.get('cart')).body.cart.totalQty).toBe(3);
  expect(await direct.cart.findMany()).toMatchObject([{ userId: learner.id }]);
});

it('An unused session is ended after an outage, although the first attempt fails because of the outage', async () => {
  const { sessionId } = await createDevice(direct, await createLearner(direct));
  const away = holder.shuoyiDatabase as Database;
  await proxy.rejectConnections();
  const records = captureLog();
  const ended = endUnusedSession(away, sessionId);
  await expect
    .poll(() => records.map(({ message }) => message))
    .toContain('The database is unreachable: requests get 503 until it returns.');
  expect(await direct.session.count()).toBe(1);
  proxy.goOn();
  await ended;
  expect(await direct.session.count()).toBe(0);
});

it('A login whose merge fails otherwise is a login, and the log has the error', async () => {
  const { id } = await createPlan(direct);
  const client = createRestClient();
  await client.post('cart/add', { id, qty: 3 });
  const records = captureLog();
  const merge = vi.spyOn(merging, 'mergeVisitorCart').mockRejectedValue(new Error('a bug'));
  expect((await client.postWithToken('auth/login', await createLearner(direct))).body.result).toBe(
    true,
  );
  merge.mockRestore();
  expect(records).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'A cart was not merged at a login' }),
  );
});

/** The statements of the calls that pages and players make all the time. Each costs a round trip and its
 *  share of processor time, so a new one needs its reason here. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { sessionCookie } from '~/server/auth/cookies';
import { type Database, database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { listStatements } from '~/test/list-statements';
import { createRestClient } from '~/test/rest-client';
import { buildAttempt } from '~prisma/factories/attempt';
import { createDevice } from '~prisma/factories/device';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  // The first query of a process also opens a connection.
  await database().user.count();
});
beforeEach(() => resetDatabase(db));

type RestClient = ReturnType<typeof createRestClient>;

async function memberClient(): Promise<RestClient> {
  const learner = await createLearner(db);
  const { token } = await createDevice(db, learner, { now: new Date() });
  const client = createRestClient();
  client.browser.cookies.set(sessionCookie().name, token);
  return client;
}

const trpc = (client: RestClient, path: string, init?: RequestInit) =>
  client.browser.act(
    new Request(`http://localhost:3000/api/trpc/${path}`, {
      headers: { 'content-type': 'application/json' },
      ...init,
    }),
    handleTrpcRequest,
  );
const BATCH = `auth.me,cart.get?batch=1&input=${encodeURIComponent('{}')}`;

describe('A visitor', () => {
  it('A visitor’s session read asks the database nothing', async () => {
    expect(await listStatements(() => createRestClient().get('auth'))).toEqual([]);
  });

  it('A visitor’s cart is read by one statement, and not at all before the first add', async () => {
    const client = createRestClient();
    expect(await listStatements(() => client.get('cart'))).toEqual([]);
    const { id } = await createPlan(db);
    await client.post('cart/add', { id });
    expect(await listStatements(() => client.get('cart'))).toEqual(['visitor-cart-rows']);
  });

  it('A visitor’s add is counted by the throttle, written and read again, the first as the next', async () => {
    const client = createRestClient();
    const { id } = await createPlan(db);
    const statements = ['throttle-count-one', 'visitor-cart-add', 'visitor-cart-rows'];
    expect(await listStatements(() => client.post('cart/add', { id }))).toEqual(statements);
    expect(await listStatements(() => client.post('cart/add', { id }))).toEqual(statements);
  });
});

describe('A member', () => {
  it('A member’s session read finds session, account and ledger by one statement', async () => {
    const client = await memberClient();
    expect(await listStatements(() => client.get('auth'))).toEqual(['session-with-account']);
    expect(await listStatements(() => trpc(client, 'auth.me'))).toEqual(['session-with-account']);
  });

  it('The batch that every page sends first takes two statements', async () => {
    const client = await memberClient();
    const sent = await listStatements(async () => {
      const response = await trpc(client, BATCH);
      expect(response.status).toBe(200);
    });
    expect(sent).toEqual(['session-with-account', 'account-cart-rows']);
  });

  it('A learner’s next step is planned from the ledger and one statement', async () => {
    const client = await memberClient();
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const sent = await listStatements(() => trpc(client, `nextStep.today?input=${input}`));
    expect(sent[0]).toBe('session-by-token');
    expect(sent.slice(1).sort()).toEqual(['SELECT Entitlement', 'next-step-inputs']);
  });

  it('A learner’s practice result takes ten statements, and two more for the membership', async () => {
    const learner = await createMember(db, { from: new Date() });
    const { token } = await createDevice(db, learner, { now: new Date() });
    const client = createRestClient();
    client.browser.cookies.set(sessionCookie().name, token);
    const save = (unit: UnitWithItems) => {
      const attempts = [buildAttempt(unit.items[0]!, { madeAt: new Date() })];
      const body = JSON.stringify({ json: { attempts, account: learner.email } });
      return trpc(client, 'lesson.saveAttempts', { method: 'POST', body });
    };
    // The first practice of a week also moves the checkpoint.
    expect((await save(await createUnit(db))).status).toBe(200);
    const unit = await createUnit(db);
    const before = [
      'session-by-token',
      'throttle-count-one',
      'same-account',
      'throttle-count-one',
      'attempted-items',
    ];
    const write = ['store-attempts', 'write-practice', 'COMMIT'];
    expect(await listStatements(() => save(unit))).toEqual([
      ...before,
      'BEGIN',
      'SELECT User',
      ...write,
    ]);
    await db.unit.update({ where: { id: unit.id }, data: { access: 'VIP' } });
    expect(await listStatements(() => save(unit))).toEqual([
      ...before,
      'SELECT Entitlement',
      'BEGIN',
      'SELECT User',
      'SELECT UnitItem',
      ...write,
    ]);
  });

  it('A member’s changes of a cart take four statements each', async () => {
    const client = await memberClient();
    const { id } = await createPlan(db);
    const around = (change: string) => [
      'session-by-token',
      'throttle-count-one',
      change,
      'account-cart-rows',
    ];
    const list = (path: string, input: object) =>
      listStatements(async () => {
        expect((await client.post(path, { ...input })).body).toMatchObject({ result: true });
      });
    expect(await list('cart/add', { id })).toEqual(around('account-cart-add'));
    expect(await list('cart/add', { id, qty: 3 })).toEqual(around('account-cart-add'));
    const { rowId } = (await client.get('cart')).body.cart.items[0];
    expect(await list('cart/update', { rowId, qty: 2 })).toEqual(around('account-cart-update'));
    expect(await list('cart/remove', { rowId })).toEqual(around('account-cart-remove'));
    expect(await list('cart/clear', {})).toEqual(around('account-cart-clear'));
    const body = JSON.stringify({ json: { id } });
    const add = () => trpc(client, 'cart.add', { method: 'POST', body });
    expect(await listStatements(add)).toEqual(around('account-cart-add'));
  });
});

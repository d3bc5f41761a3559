import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { createBrowser, type TestBrowser } from '~/test/next-headers';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { restTestClient, type TestResponse, trpcTestClient } from './clients';
import { createMailedLink, newAddress } from './fixture';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

type Input = Record<string, unknown>;

const onTrpc = (browser: TestBrowser, call: string, input: Input) =>
  trpcTestClient(browser, { method: 'POST', call, input, type: 'json', headers: {} });

const onRest = (browser: TestBrowser, call: string, input: Input) =>
  restTestClient(browser, { method: 'POST', call, input, type: 'json', headers: {} });

/** Opens another tab of the browser, with copies of its cookies. */
function openTab({ cookies }: TestBrowser): TestBrowser {
  const tab = createBrowser();
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

const codes = (responses: TestResponse[]) => responses.map(({ code }) => code).sort();

async function loggedIn(learner: Learner): Promise<TestBrowser> {
  const client = createRestClient();
  const { email, password } = learner;
  await client.postWithToken('auth/login', { email, password });
  return client.browser;
}

describe('Concurrent calls of REST and tRPC', () => {
  it('Concurrent sign-ups with one e-mail create one account and get the same response', async () => {
    const client = createRestClient();
    const form = { email: newAddress(), password: 'a booth of my own', name: '王小明' };
    const _token = await client.token();
    const responses = await Promise.all([
      onRest(openTab(client.browser), 'auth/signup', { ...form, _token }),
      onTrpc(createBrowser(), 'auth.signUp', form),
    ]);
    expect(codes(responses)).toEqual([null, null]);
    expect(await db.user.count()).toBe(1);
  });

  it('Concurrent logins in one browser merge its cart once', async () => {
    const { id } = await createPlan(db);
    const { email, password } = await createLearner(db);
    const client = createRestClient();
    await client.post('cart/add', { id, qty: 3 });
    const _token = await client.token();
    const responses = await Promise.all([
      onRest(openTab(client.browser), 'auth/login', { email, password, _token }),
      onTrpc(openTab(client.browser), 'auth.signIn', { email, password }),
    ]);
    expect(codes(responses)).toEqual([null, null]);
    expect(await db.cart.count()).toBe(1);
    expect((await db.cartRow.findMany()).map(({ qty }) => qty)).toEqual([3]);
  });

  it('A login during a password change leaves no session of the old password', async () => {
    const learner = await createLearner(db);
    const { email, password } = learner;
    const browser = await loggedIn(learner);
    const [login] = await Promise.all([
      onTrpc(createBrowser(), 'auth.signIn', { email, password }),
      onTrpc(browser, 'profile.changePassword', { password: 'another booth' }),
    ]);
    expect([null, 'INVALID_CREDENTIALS']).toContain(login.code);
    expect(await db.session.count({ where: { userId: learner.id } })).toBe(1);
  });

  it('A logout ends the session despite concurrent calls', async () => {
    const { id } = await createPlan(db);
    const learner = await createLearner(db);
    const browser = await loggedIn(learner);
    const get = { method: 'GET', type: 'json', headers: {} } as const;
    const responses = await Promise.all([
      restTestClient(openTab(browser), { ...get, call: 'auth/logout' }),
      onTrpc(openTab(browser), 'cart.add', { id, qty: 1 }),
      onTrpc(openTab(browser), 'auth.signOut', {}),
    ]);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await db.session.count()).toBe(0);
  });

  it('One new e-mail verified by two accounts at once becomes that of one', async () => {
    const email = newAddress();
    const people = [await createLearner(db), await createLearner(db)];
    const tokens = await Promise.all(
      people.map(({ id }) => createMailedLink(db, { id, email }, 'VERIFY_EMAIL')),
    );
    const responses = await Promise.all(
      tokens.map((token) => onTrpc(createBrowser(), 'auth.verifyEmail', { token })),
    );
    expect(codes(responses)).toEqual(['EMAIL_TAKEN', null]);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it('A password-reset link used twice at once sets one password', async () => {
    const learner = await createLearner(db);
    const token = await createMailedLink(db, learner, 'RESET_PASSWORD');
    const responses = await Promise.all(
      ['a first booth', 'a second booth'].map((password) =>
        onTrpc(createBrowser(), 'auth.resetPassword', { token, password }),
      ),
    );
    const [lost, ...others] = codes(responses).filter((code) => code !== null);
    expect(['LINK_USED', 'LINK_INVALID']).toContain(lost);
    expect(others).toEqual([]);
  });

  it('A verification link used twice at once succeeds both times', async () => {
    const learner = await createLearner(db, { emailVerifiedAt: null });
    const token = await createMailedLink(db, learner, 'VERIFY_EMAIL');
    const submitBoth = () => onTrpc(createBrowser(), 'auth.verifyEmail', { token });
    expect(codes(await Promise.all([submitBoth(), submitBoth()]))).toEqual([null, null]);
  });
});

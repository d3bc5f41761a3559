import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { createBrowser, type TestBrowser } from '~/test/next-headers';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { restTestClient, trpcTestClient } from './clients';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

type Client = ReturnType<typeof createRestClient>;

async function loggedIn() {
  const learner = await createLearner(db);
  const client = createRestClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
  return { learner, client };
}

function copyBrowser({ cookies }: TestBrowser): TestBrowser {
  const copy = createBrowser();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const postTrpc = (browser: TestBrowser, call: string, input = {}) =>
  trpcTestClient(browser, { method: 'POST', call, input, type: 'json', headers: {} });

/** The caller that REST and tRPC see for the cookies of a browser. */
async function getCaller(browser: TestBrowser) {
  const get = { method: 'GET', type: 'json', headers: {} } as const;
  const restResponse = await restTestClient(browser, { ...get, call: 'auth' });
  const trpc = await trpcTestClient(browser, { ...get, call: 'auth.me' });
  const guarded = await trpcTestClient(browser, { ...get, call: 'profile.get' });
  return [restResponse.body.user?.email ?? null, trpc.body?.email ?? null, guarded.code];
}

const SIGNED_OUT = [null, null, 'LOGIN_USER_REQUIRED'];

/** Logs the account in with another browser. */
async function loginElsewhere({ email, password }: Learner): Promise<Client> {
  const client = createRestClient();
  await client.postWithToken('auth/login', { email, password });
  return client;
}

const SESSION_ENDINGS: [string, (learner: Learner, client: Client) => Promise<unknown>][] = [
  ['logging out on REST', (_, client) => client.get('auth/logout')],
  ['logging out on tRPC', (_, client) => postTrpc(client.browser, 'auth.signOut')],
  [
    'changing the password elsewhere',
    async (learner) =>
      (await loginElsewhere(learner)).postWithToken('auth/change-password', {
        password: 'a new booth',
      }),
  ],
  [
    'signing out everywhere',
    async (learner) => {
      const { browser } = await loginElsewhere(learner);
      return postTrpc(browser, 'security.signOutEverywhere', { scope: 'others' });
    },
  ],
  [
    'disabling the account',
    ({ id }) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
  ],
  [
    'logging in again in the same browser',
    ({ email, password }, client) => client.postWithToken('auth/login', { email, password }),
  ],
];

describe('Copied session cookies', () => {
  it.each(SESSION_ENDINGS)(
    'A copied session cookie is invalid on REST and tRPC after %s',
    async (_, end) => {
      const { learner, client } = await loggedIn();
      const copy = copyBrowser(client.browser);
      expect(await getCaller(copyBrowser(copy))).toEqual([learner.email, learner.email, null]);
      await end(learner, client);
      expect(await getCaller(copy)).toEqual(SIGNED_OUT);
    },
  );
});

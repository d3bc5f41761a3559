import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { frontClient } from '~/test/front-client';
import { openBrowser, type TestBrowser } from '~/test/next-headers';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { frontDoor, trpcDoor } from './doors';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

type Client = ReturnType<typeof frontClient>;

async function loggedIn() {
  const learner = await createLearner(db);
  const client = frontClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
  return { learner, client };
}

function copyOf({ cookies }: TestBrowser): TestBrowser {
  const copy = openBrowser();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const tell = (browser: TestBrowser, call: string, input = {}) =>
  trpcDoor(browser, { method: 'POST', call, input, type: 'json', headers: {} });

/** What somebody who holds a cookie is told on both doors. */
async function whoIs(browser: TestBrowser) {
  const get = { method: 'GET', type: 'json', headers: {} } as const;
  const front = await frontDoor(browser, { ...get, call: 'auth' });
  const trpc = await trpcDoor(browser, { ...get, call: 'auth.me' });
  const gated = await trpcDoor(browser, { ...get, call: 'profile.get' });
  return [front.body.user?.email ?? null, trpc.body?.email ?? null, gated.code];
}

const NOBODY = [null, null, 'LOGIN_USER_REQUIRED'];

/** Another browser of the same account. */
async function elsewhere({ email, password }: Learner): Promise<Client> {
  const client = frontClient();
  await client.postWithToken('auth/login', { email, password });
  return client;
}

const ENDS: [string, (learner: Learner, client: Client) => Promise<unknown>][] = [
  ['logging out on REST', (_, client) => client.get('auth/logout')],
  ['logging out on tRPC', (_, client) => tell(client.browser, 'auth.logout')],
  [
    'changing the password elsewhere',
    async (learner) =>
      (await elsewhere(learner)).postWithToken('auth/change-password', { password: 'a new booth' }),
  ],
  [
    'signing out everywhere',
    async (learner) => {
      const { browser } = await elsewhere(learner);
      return tell(browser, 'security.signOutEverywhere', { scope: 'others' });
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

describe('a copied session cookie', () => {
  it.each(ENDS)('is worth nothing on either door after %s', async (_, end) => {
    const { learner, client } = await loggedIn();
    const copy = copyOf(client.browser);
    expect(await whoIs(copyOf(copy))).toEqual([learner.email, learner.email, null]);
    await end(learner, client);
    expect(await whoIs(copy)).toEqual(NOBODY);
  });
});

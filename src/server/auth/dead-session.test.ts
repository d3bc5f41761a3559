import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { createPageContext } from '~/server/api/page-context';
import type { Database } from '~/server/db';
import { disableAccount } from '~/server/services/operator/disable-account';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';

let db: Database;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
});

async function loggedIn() {
  const client = createRestClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
  return client;
}

/** The user that a request with this cookie has on REST, on tRPC and in a page. */
async function getUserWithCookie(cookie: string): Promise<unknown[]> {
  const attacker = createRestClient();
  attacker.browser.cookies.set('shuoyi-session', cookie);
  const rest = (await attacker.get('auth')).body.user;
  const me = new Request('http://localhost:3000/api/trpc/auth.me');
  const trpc = await attacker.browser.act(me, async (requested) =>
    (await handleTrpcRequest(requested)).json(),
  );
  const page = await attacker.browser.act(me, () => createPageContext('zh'));
  return [rest?.email ?? null, trpc.result.data.json?.email ?? null, page.actor.kind];
}

const toCookie = ({ browser }: Awaited<ReturnType<typeof loggedIn>>) =>
  browser.cookies.get('shuoyi-session') ?? '';

describe('A copy of the session cookie', () => {
  it('A copied session cookie is valid at every entry point while the session lasts', async () => {
    const client = await loggedIn();
    expect(await getUserWithCookie(toCookie(client))).toEqual([
      learner.email,
      learner.email,
      'user',
    ]);
  });

  it.each([
    ['logging out by REST', async (client) => client.get('auth/logout')],
    [
      'logging out by tRPC',
      async (client) => {
        const request = new Request('http://localhost:3000/api/trpc/auth.signOut', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        });
        await client.browser.act(request, handleTrpcRequest);
      },
    ],
    ['logging in again', async (client) => client.postWithToken('auth/login', learner)],
    [
      'a password change on another device',
      async () => {
        const other = await loggedIn();
        const { body } = await other.postWithToken('auth/change-password', {
          password: 'another booth of mine',
        });
        expect(body.result).toBe(true);
      },
    ],
    [
      'disabling the account',
      async () =>
        disableAccount({ ctx: systemContext(db), input: { id: learner.id, reason: 'misuse' } }),
    ],
    [
      'thirty days without use',
      async () => db.session.updateMany({ data: { expires: new Date(Date.now() - 1) } }),
    ],
  ] satisfies [string, (client: Awaited<ReturnType<typeof loggedIn>>) => Promise<unknown>][])(
    'A copied session cookie is invalid on the next request after %s',
    async (_, endSession) => {
      const client = await loggedIn();
      const copy = toCookie(client);
      await endSession(client);
      expect(await getUserWithCookie(copy)).toEqual([null, null, 'visitor']);
    },
  );
});

it('The use of a session extends its end and its cookie’s', async () => {
  const client = await loggedIn();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await db.session.updateMany({ data: { expires: days(3), lastSeenAt: days(-27) } });
  client.browser.cookieRules.clear();
  await client.get('auth');
  expect((await db.session.findFirstOrThrow()).expires.getTime()).toBeGreaterThan(
    days(29.9).getTime(),
  );
  expect(client.browser.cookieRules.get('shuoyi-session')).toMatchObject({ maxAge: 2_592_000 });
});

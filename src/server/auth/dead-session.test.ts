import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { createPageContext } from '~/server/api/page-context';
import type { Database } from '~/server/db';
import { handleAccountDataRequest } from '~/server/downloads/account-data';
import { handleOperatorTableRequest } from '~/server/downloads/operator-table';
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

type Client = Awaited<ReturnType<typeof loggedIn>>;

async function changeByTrpc({ browser }: Client, path: string, input: object): Promise<void> {
  expect((await postToTrpc(browser, path, input)).status).toBe(200);
}

function postToTrpc(browser: Client['browser'], path: string, input: object): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ json: input }),
  });
  return browser.act(request, handleTrpcRequest);
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
      'a password change in its own session',
      async (client) => {
        const password = 'another booth of mine';
        expect((await client.postWithToken('auth/change-password', { password })).body.result).toBe(
          true,
        );
        // The browser that changed it has the new cookie.
        expect(await getUserWithCookie(toCookie(client))).toEqual([
          learner.email,
          learner.email,
          'user',
        ]);
      },
    ],
    [
      'a confirmed password in the console',
      async (client) => {
        await db.user.update({ where: { id: learner.id }, data: { role: 'OWNER' } });
        const { password } = learner;
        await changeByTrpc(client, 'operator.console.confirmPassword', { password });
      },
    ],
    [
      'signing out the other devices',
      async (client) => changeByTrpc(client, 'security.signOutEverywhere', { scope: 'others' }),
    ],
    [
      'a request to delete the account',
      async (client) => changeByTrpc(client, 'security.requestDeletion', {}),
    ],
    [
      'a request for another e-mail',
      async (client) => changeByTrpc(client, 'profile.edit', { email: 'next@shuoyi.example' }),
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

describe('A call that was under way when its session got another token', () => {
  async function rotated() {
    const client = await loggedIn();
    const token = await client.token();
    const late = createRestClient();
    for (const [name, value] of client.browser.cookies) late.browser.cookies.set(name, value);
    await changeByTrpc(client, 'security.signOutEverywhere', { scope: 'others' });
    return { client, late, token };
  }

  it('A CSRF token in hand is good with the new cookie', async () => {
    const { client, token } = await rotated();
    const { body } = await client.post('auth/change-password', {
      _token: token,
      password: 'another booth of mine',
    });
    expect(body).toMatchObject({ result: true, user: { email: learner.email } });
  });

  it('A late call by tRPC is to be made again, and is no log-in', async () => {
    const { late } = await rotated();
    const ask = (path: string) =>
      late.browser.act(new Request(`http://localhost:3000/api/trpc/${path}`), handleTrpcRequest);
    const me = await ask('auth.me');
    expect([me.status, me.headers.get('x-session')]).toEqual([200, 'replaced']);
    for (const reply of [
      await ask('profile.get'),
      await postToTrpc(late.browser, 'cart.clear', {}),
    ]) {
      expect(reply.headers.get('x-session')).toBe('replaced');
      expect((await reply.json()).error.json.data.errorCode).toBe('SESSION_REPLACED');
    }
  });

  it('A late download is to be made again, and is no log-in and no address that leads nowhere', async () => {
    await db.user.update({ where: { email: learner.email }, data: { role: 'OWNER' } });
    const { late } = await rotated();
    const origin = 'http://localhost:3000';
    const data = new Request(`${origin}/api/account/data`, { method: 'POST', headers: { origin } });
    const table = new Request(`${origin}/api/operator/tables/orders`);
    for (const reply of [
      await late.browser.act(data, handleAccountDataRequest),
      await late.browser.act(table, (request) => handleOperatorTableRequest(request, 'orders')),
    ]) {
      expect([reply.status, reply.headers.get('x-session')]).toEqual([401, 'replaced']);
      expect(await reply.json()).toMatchObject({ errorCode: 'SESSION_REPLACED' });
    }
  });

  it('A late change by REST is refused with SESSION_REPLACED, and changes nothing as a visitor’s', async () => {
    const { late } = await rotated();
    for (const [path, body] of [
      ['auth/change-password', { _token: 'x', password: 'another booth of mine' }],
      ['cart/clear', {}],
    ] as const)
      expect((await late.post(path, body)).body).toMatchObject({
        result: false,
        errorCode: 'SESSION_REPLACED',
      });
    expect((await late.get('auth')).body).toEqual({ result: false, user: null });
  });

  it('A minute later the token is that of any visitor', async () => {
    const { late } = await rotated();
    await db.session.updateMany({ data: { replacedAt: new Date(Date.now() - 61_000) } });
    const request = new Request('http://localhost:3000/api/trpc/profile.get');
    const reply = await late.browser.act(request, handleTrpcRequest);
    expect(reply.headers.get('x-session')).toBeNull();
    expect((await reply.json()).error.json.data.errorCode).toBe('LOGIN_USER_REQUIRED');
  });
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

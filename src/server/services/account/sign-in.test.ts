import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, NO_CLIENT } from '~/server/context';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { composeEmail } from '~/server/services/mail/compose-email';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { authenticate } from './authenticate';
import { forgotPassword } from './forgot-password';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

let db: Database;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db, { language: 'zh' });
});

const onDevice = (deviceHash: string | null, client: Partial<Client> = {}) =>
  visitorContext(db, { client: { ...client, deviceHash } });

async function signInWith(ctx: TestContext) {
  const { email, password } = learner;
  const input = await authenticate({ ctx, input: { email, password } });
  return signIn({ ctx, input });
}

const wrong = { password: 'certainly not this' };
const code = (trial: Promise<unknown>) =>
  trial.then(
    () => 'OK',
    (error: { code?: string }) => error.code,
  );
const failSignIn = (ctx: TestContext, email = learner.email) =>
  code(authenticate({ ctx, input: { email, ...wrong } }));

describe('The login', () => {
  it('A login stores the known device, on the session too', async () => {
    await signInWith(onDevice('laptop'));
    await signInWith(onDevice('laptop'));
    expect(await db.knownDevice.findMany()).toMatchObject([
      { userId: learner.id, deviceHash: 'laptop' },
    ]);
    expect(await db.session.findMany()).toMatchObject([
      { deviceHash: 'laptop' },
      { deviceHash: 'laptop' },
    ]);
  });

  it('A login sends no mail on the first device and one mail on each later new device', async () => {
    await signInWith(onDevice('laptop'));
    expect(await db.outboxMessage.count()).toBe(0);
    await signInWith(onDevice('phone'));
    await signInWith(onDevice('phone'));
    expect(await db.outboxMessage.findMany()).toMatchObject([
      { template: 'new-device', recipient: learner.email },
    ]);
  });

  it('Two concurrent logins on a new device send one mail', async () => {
    await signInWith(onDevice('laptop'));
    await Promise.all([signInWith(onDevice('phone')), signInWith(onDevice('phone'))]);
    expect(await db.outboxMessage.count()).toBe(1);
  });

  it('The new-device mail is in the account’s language and names the device in it', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
    await signInWith(onDevice('laptop'));
    await signInWith(onDevice('phone', { userAgent }));
    await db.user.update({ where: { id: learner.id }, data: { language: 'en' } });
    await signInWith(onDevice('tablet', { userAgent }));
    expect(await db.outboxMessage.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { language: 'zh', payload: { name: learner.name, device: 'Android 上的 Chrome' } },
      { language: 'en', payload: { name: learner.name, device: 'Chrome on Android' } },
    ]);
  });

  it('The new-device mail has the time and the device, and no text from the client', async () => {
    await signInWith(onDevice('laptop'));
    await signInWith(
      onDevice('phone', { userAgent: 'You won at https://evil.example/1.0 (click)' }),
    );
    const row = await db.outboxMessage.findFirstOrThrow();
    for (const language of ['zh', 'en'] as const) {
      const { text, html } = composeEmail({ ...row, language });
      for (const part of [text, html]) {
        expect(part).toContain(language === 'zh' ? '2026/' : '2026, ');
        expect(part).not.toContain('evil');
        expect(part).toContain('/forgot-password');
      }
    }
  });

  it('A login ends the previous session of the same browser', async () => {
    const client = onDevice('laptop').client;
    const first = await signInWith(onDevice('laptop'));
    for (const deviceHash of ['laptop', 'phone']) {
      const [previous] = await db.session.findMany();
      const here = userContext(db, learner, {
        sessionId: previous?.id,
        client: { ...client, deviceHash },
      });
      expect(await signInWith(here)).toMatchObject({ actor: { id: learner.id, role: 'USER' } });
      expect(await db.session.findMany()).toMatchObject([{ deviceHash }]);
      expect(await findSession(db, first?.token ?? '', here.now())).toBeNull();
    }
  });

  it('A login on a known device writes nothing when the password changed or the account was disabled since the check', async () => {
    await signInWith(onDevice('laptop'));
    const before = [await db.session.findMany(), await db.knownDevice.findMany()];
    const later = onDevice('laptop');
    later.clock.advance({ minutes: 1 });
    const input = await authenticate({ ctx: later, input: learner });
    for (const change of [{ passwordChangedAt: later.now() }, { disabledAt: later.now() }]) {
      const { passwordChangedAt } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
      await db.user.update({ where: { id: learner.id }, data: change });
      expect(await signIn({ ctx: later, input })).toBeNull();
      expect([await db.session.findMany(), await db.knownDevice.findMany()]).toEqual(before);
      await db.user.update({ where: { id: learner.id }, data: { passwordChangedAt } });
    }
    expect(await db.securityEvent.count({ where: { kind: 'LOGGED_IN' } })).toBe(1);
  });

  it('A login on a known device waits for a password change under way, and then fails', async () => {
    await signInWith(onDevice('laptop'));
    const ctx = onDevice('laptop');
    const input = await authenticate({ ctx, input: learner });
    let waiting: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      const data = { passwordChangedAt: new Date(ctx.now().getTime() + 1000) };
      await tx.user.update({ where: { id: learner.id }, data });
      waiting = signIn({ ctx, input });
      await tx.session.deleteMany({ where: { userId: learner.id } });
    });
    expect(await waiting).toBeNull();
    expect(await db.session.count()).toBe(0);
  });

  it('Repeated logins with the right password consume no rate-limit points', async () => {
    const ctx = onDevice(null);
    for (let index = 0; index < 12; index++) await signInWith(ctx);
    expect((await db.throttle.findMany()).map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  });
});

describe('The points of a login', () => {
  const inTable = async () => (await db.throttle.findMany()).map(({ points }) => points);

  it('Many logins at once with the right password leave no point, and none waits for another in a circle', async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `203.0.113.${index % 3}`);
    const logins = addresses.map((address, index) =>
      signInWith(onDevice(index % 2 ? 'laptop' : `device ${index}`, { address })),
    );
    expect((await Promise.all(logins)).filter((signedIn) => signedIn === null)).toEqual([]);
    expect(new Set(await inTable())).toEqual(new Set([0]));
    expect(await db.session.count()).toBe(8);
    expect(await db.knownDevice.count()).toBe(5);
  });

  it('A login keeps the points of failures that came beside it', async () => {
    const ctx = onDevice(null);
    await Promise.all([signInWith(ctx), failSignIn(ctx), signInWith(ctx), failSignIn(ctx)]);
    expect(await inTable()).toEqual([2, 2, 2, 2]);
  });

  it('A login gives its points back also when the password changed since the check', async () => {
    const ctx = onDevice(null);
    const input = await authenticate({ ctx, input: learner });
    expect(await inTable()).toEqual([1, 1, 1, 1]);
    const passwordChangedAt = new Date(ctx.now().getTime() + 1000);
    await db.user.update({ where: { id: learner.id }, data: { passwordChangedAt } });
    expect(await signIn({ ctx, input })).toBeNull();
    expect(await inTable()).toEqual([0, 0, 0, 0]);
  });

  it('A login gives no point back to a window that began after it was counted', async () => {
    const ctx = onDevice(null);
    const input = await authenticate({ ctx, input: learner });
    const expire = Date.now() + 60_000;
    await db.throttle.updateMany({ data: { points: 7, expire } });
    expect(await signIn({ ctx, input })).not.toBeNull();
    expect(await inTable()).toEqual([7, 7, 7, 7]);
  });
});

describe('An account under attack', () => {
  async function attack(email = learner.email) {
    const results: unknown[] = [];
    for (let index = 0; index < 11; index++)
      results.push(await failSignIn(onDevice(null, { address: `203.0.${index}.9` }), email));
    return results;
  }

  it('An attacked account rejects unknown devices with TOO_MANY_REQUESTS, even with the right password', async () => {
    expect(await attack()).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
    expect(await code(signInWith(onDevice(null, { address: '198.51.100.1' })))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('Repeated failed logins have the same results for an unknown e-mail', async () => {
    expect(await attack('nobody@shuoyi.example')).toEqual(await attack());
  });

  it('An attacked account still accepts a login on a known device', async () => {
    await signInWith(onDevice('laptop'));
    await attack();
    expect(await code(signInWith(onDevice('laptop', { address: '203.0.1.9' })))).toBe('OK');
  });

  it('An attacked account still accepts a password reset request from a new device', async () => {
    await attack();
    const { email } = learner;
    expect(await code(forgotPassword({ ctx: onDevice('new'), input: { email } }))).toBe('OK');
    expect(await db.accountRequest.count()).toBe(1);
  });
});

describe('The audit log', () => {
  it('The audit log records logins, failed logins and logouts with the account', async () => {
    const client = onDevice('laptop').client;
    const token = (await signInWith(onDevice('laptop')))?.token ?? '';
    await failSignIn(onDevice(null));
    await failSignIn(onDevice(null), 'nobody@shuoyi.example');
    const session = await findSession(db, token, onDevice(null).now());
    const ctx = userContext(db, learner, { sessionId: session?.sessionId, client });
    await signOut({ ctx });
    await signOut({ ctx });
    const events = await db.securityEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events).toMatchObject([
      {
        kind: 'LOGGED_IN',
        userId: learner.id,
        address: client.address,
        detail: { newDevice: true },
      },
      { kind: 'LOGIN_FAILED', userId: learner.id, subjectHash: null },
      { kind: 'LOGIN_FAILED', userId: null, subjectHash: expect.any(String) },
      { kind: 'LOGGED_OUT', userId: learner.id, actor: learner.id },
    ]);
  });

  it('The audit log records a right password of a disabled account as a failed login', async () => {
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: new Date() } });
    expect(await code(signInWith(visitorContext(db, { client: NO_CLIENT })))).toBe(
      'ACCOUNT_DISABLED',
    );
    expect(await db.securityEvent.findMany()).toMatchObject([
      { kind: 'LOGIN_FAILED', userId: learner.id, detail: { disabled: true } },
    ]);
  });
});

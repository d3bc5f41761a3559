import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSession, touchSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { createTestClock, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { listDevices } from './devices';
import { signOutDevice } from './sign-out-device';
import { signOutEverywhere } from './sign-out-everywhere';

let db: Database;
let learner: Learner;
const clock = createTestClock();
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db);
});

async function open(userAgent: string | null = null, deviceHash: string | null = null) {
  const device = await createDevice(db, learner, { userAgent, deviceHash, now: clock.now() });
  const { sessionId } = device;
  const client = { userAgent, deviceHash };
  return { ...device, ctx: userContext(db, learner, { clock, sessionId, client }) };
}

const isSignedIn = async ({ token }: { token: string }) =>
  (await findSession(db, token, clock.now())) !== null;
const listEventKinds = async () =>
  (await db.securityEvent.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

describe('The list of devices', () => {
  it('The list has the current device first, then the most recent one, and none of another account', async () => {
    const phone = await open(PHONE);
    clock.advance({ hours: 1 });
    const here = await open(null);
    await createDevice(db, await createLearner(db), { now: clock.now() });
    expect(await listDevices({ ctx: here.ctx })).toEqual([
      expect.objectContaining({ id: here.sessionId, isThis: true, name: '未知的裝置', kind: null }),
      {
        id: phone.sessionId,
        name: 'Android 上的 Chrome',
        kind: 'phone',
        isThis: false,
        signedInAt: new Date('2026-11-21T04:00:00Z'),
        lastSeenAt: new Date('2026-11-21T04:00:00Z'),
      },
    ]);
    clock.advance({ days: 29, hours: 23 });
    expect(await listDevices({ ctx: here.ctx })).toHaveLength(1);
  });

  it('The list has at most a hundred devices, the most recent ones, and always the current one', async () => {
    const here = await open();
    clock.advance({ hours: 1 });
    await db.session.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        userId: learner.id,
        sessionToken: `token ${index}`,
        expires: new Date(clock.now().getTime() + 3_600_000),
        lastSeenAt: clock.now(),
      })),
    });
    const devices = await listDevices({ ctx: here.ctx });
    expect(devices).toHaveLength(100);
    expect(devices[0]).toMatchObject({ id: here.sessionId, isThis: true });
  });

  it('The time at which a device was last seen is stored with a precision of five minutes', async () => {
    const { token, sessionId } = await open();
    clock.advance({ minutes: 4 });
    expect(await findSession(db, token, clock.now())).toMatchObject({ needsTouch: false });
    clock.advance({ minutes: 2 });
    expect(await findSession(db, token, clock.now())).toMatchObject({
      needsTouch: true,
      needsRenewal: false,
    });
    await touchSession(db, sessionId, clock.now());
    const row = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(row.lastSeenAt).toEqual(clock.now());
    clock.advance({ days: 1 });
    expect(await findSession(db, token, clock.now())).toMatchObject({ needsRenewal: true });
  });

  it('The list of devices is rejected for a visitor with LOGIN_USER_REQUIRED', async () => {
    await expect(listDevices({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});

describe('The sign-out of a device', () => {
  it('Signing a device out ends its session and deletes its known device, and a repeated call is no error', async () => {
    const [here, lost] = [await open(null, 'here'), await open(PHONE, 'lost')];
    await db.knownDevice.createMany({
      data: ['here', 'lost'].map((deviceHash) => ({ userId: learner.id, deviceHash })),
    });
    const input = { id: lost.sessionId };
    const tries = [1, 2].map(() => signOutDevice({ ctx: here.ctx, input }));
    expect(await Promise.all(tries)).toEqual([false, false]);
    expect([await isSignedIn(here), await isSignedIn(lost)]).toEqual([true, false]);
    expect(await db.knownDevice.findMany()).toEqual([
      expect.objectContaining({ deviceHash: 'here' }),
    ]);
    expect(await listEventKinds()).toEqual(['DEVICE_SIGNED_OUT']);
  });

  it('Signing the current device out returns true and keeps it a known device', async () => {
    const here = await open(null, 'here');
    await db.knownDevice.create({ data: { userId: learner.id, deviceHash: 'here' } });
    expect(await signOutDevice({ ctx: here.ctx, input: { id: here.sessionId } })).toBe(true);
    expect(await isSignedIn(here)).toBe(false);
    expect(await db.knownDevice.count()).toBe(1);
    expect(await listEventKinds()).toEqual(['LOGGED_OUT']);
  });

  it('A user cannot sign out a device of another account, and a visitor cannot sign out any', async () => {
    const theirs = await open();
    const ctx = userContext(db, await createLearner(db), { clock });
    expect(await signOutDevice({ ctx, input: { id: theirs.sessionId } })).toBe(false);
    await expect(
      signOutDevice({ ctx: visitorContext(db), input: { id: theirs.sessionId } }),
    ).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    expect(await isSignedIn(theirs)).toBe(true);
    expect(await listEventKinds()).toEqual([]);
  });
});

describe('The sign-out everywhere', () => {
  it('Signing out everywhere ends all sessions, deletes the known devices and mails the user once', async () => {
    const devices = [await open(null, 'a'), await open(null, 'b')];
    const other = await createLearner(db);
    const theirs = await createDevice(db, other);
    await db.knownDevice.create({ data: { userId: learner.id, deviceHash: 'a' } });
    const signOutAgain = () => signOutEverywhere({ ctx: devices[0]!.ctx, input: { scope: 'all' } });
    expect(await Promise.all([signOutAgain(), signOutAgain()])).toEqual([true, true]);
    expect(await Promise.all(devices.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(theirs)).toBe(true);
    expect(await db.knownDevice.count()).toBe(0);
    expect(await listEventKinds()).toEqual(['SIGNED_OUT_EVERYWHERE']);
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({ template: 'signed-out-everywhere', recipient: learner.email }),
    ]);
  });

  it('Signing out the other devices keeps the current session and its known device', async () => {
    const here = await open(null, 'here');
    await open(null, 'there');
    await db.knownDevice.createMany({
      data: ['here', 'there'].map((deviceHash) => ({ userId: learner.id, deviceHash })),
    });
    expect(await signOutEverywhere({ ctx: here.ctx, input: { scope: 'others' } })).toBe(false);
    expect(await db.session.findMany()).toMatchObject([{ id: here.sessionId }]);
    expect(await db.knownDevice.findMany()).toEqual([
      expect.objectContaining({ deviceHash: 'here' }),
    ]);
  });

  it('Signing out everywhere is rejected for a visitor with LOGIN_USER_REQUIRED', async () => {
    const ctx = visitorContext(db);
    await expect(signOutEverywhere({ ctx, input: { scope: 'all' } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});

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

describe('the list of devices', () => {
  it('names this one first, then the last seen, and no one else’s', async () => {
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

  it('knows within five minutes when a device was last seen', async () => {
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

  it('is not for visitors', async () => {
    await expect(listDevices({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});

describe('signing a device out', () => {
  it('ends its session at once and forgets its browser; again, and two at once, are no error', async () => {
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

  it('says when it was this very one, whose browser stays known', async () => {
    const here = await open(null, 'here');
    await db.knownDevice.create({ data: { userId: learner.id, deviceHash: 'here' } });
    expect(await signOutDevice({ ctx: here.ctx, input: { id: here.sessionId } })).toBe(true);
    expect(await isSignedIn(here)).toBe(false);
    expect(await db.knownDevice.count()).toBe(1);
    expect(await listEventKinds()).toEqual(['LOGGED_OUT']);
  });

  it('does nothing to somebody else’s, nor for visitors', async () => {
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

describe('signing out everywhere', () => {
  it('ends every session of the account, forgets its browsers and tells the owner once', async () => {
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

  it('may keep this device and its browser', async () => {
    const [here, there] = [await open(null, 'here'), await open(null, 'there')];
    await db.knownDevice.createMany({
      data: ['here', 'there'].map((deviceHash) => ({ userId: learner.id, deviceHash })),
    });
    expect(await signOutEverywhere({ ctx: here.ctx, input: { scope: 'others' } })).toBe(false);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await db.knownDevice.findMany()).toEqual([
      expect.objectContaining({ deviceHash: 'here' }),
    ]);
  });

  it('is not for visitors', async () => {
    const ctx = visitorContext(db);
    await expect(signOutEverywhere({ ctx, input: { scope: 'all' } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});

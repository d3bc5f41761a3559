import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '~/lib/secret-token';
import { CREDENTIAL_CHANGES, type CredentialChange } from '~/server/credentials/credential-changes';
import { findSession, wasTokenReplaced } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { createMailedLink } from '~/test/matrix/fixture';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { disableAccount } from '../operator/disable-account';
import { signOutPerson } from '../operator/sign-out-person';
import { changePassword } from './change-password';
import { enqueueAccountRequest } from './enqueue-account-request';
import { processAccountRequest } from './process-account-request';
import { processAccountRequests } from './process-account-requests';
import { requestDeletion } from './request-deletion';
import { resetPassword } from './reset-password';
import { restoreEmail } from './restore-email';
import { signOutEverywhere } from './sign-out-everywhere';
import { verifyEmail } from './verify-email';

/** The remaining credentials after each act, for the acting device `here` and the other device `there`. */
const LEFT: Record<
  CredentialChange,
  { sessions: string[]; devices: string[]; hasNewToken: boolean }
> = {
  'password-reset': { sessions: [], devices: ['here'], hasNewToken: false },
  'password-change': { sessions: ['here'], devices: ['here'], hasNewToken: true },
  'sign-out-others': { sessions: ['here'], devices: ['here'], hasNewToken: true },
  'sign-out-all': { sessions: [], devices: [], hasNewToken: false },
  'email-change': { sessions: ['here', 'there'], devices: ['here', 'there'], hasNewToken: true },
  'email-restore': { sessions: [], devices: ['here'], hasNewToken: false },
  'deletion-request': { sessions: ['here'], devices: ['here', 'there'], hasNewToken: true },
  'sign-out-by-operator': { sessions: [], devices: [], hasNewToken: false },
  'disable-by-operator': { sessions: [], devices: ['here', 'there'], hasNewToken: false },
};
const acts = Object.keys(CREDENTIAL_CHANGES) as CredentialChange[];

const password = 'another booth of mine';
const clock = createTestClock();
const rejected = { code: 'LINK_INVALID' };

let db: Database;
let learner: Learner;
let devices: Record<'here' | 'there', { token: string; sessionId: string }>;
let sentToken: string | null;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  sentToken = null;
  learner = await createLearner(db);
  const open = async (deviceHash: string) => {
    await db.knownDevice.create({ data: { userId: learner.id, deviceHash } });
    return createDevice(db, learner, { now: clock.now(), deviceHash });
  };
  devices = { here: await open('here'), there: await open('there') };
});

const client = { deviceHash: 'here' };
const visitor = () => visitorContext(db, { clock, client });
const worker = () => systemContext(db, { clock });
const user = (device: 'here' | 'there' = 'here') => {
  const { sessionId, token } = devices[device];
  const ctx = userContext(db, learner, { clock, client, sessionId });
  if (ctx.actor.kind === 'user') ctx.actor.tokenHash = hashToken(token);
  const sendSessionToken = async (sent: string) => {
    sentToken = sent;
  };
  return { ...ctx, sendSessionToken };
};
const owner = async () =>
  userContext(db, await createLearner(db, { role: 'OWNER' }), {
    clock,
    passwordConfirmedAt: clock.now(),
  });

const ACTS: Record<CredentialChange, () => Promise<unknown>> = {
  'password-reset': async () => {
    const token = await createMailedLink(db, learner, 'RESET_PASSWORD', clock.now());
    return resetPassword({ ctx: visitor(), input: { token, password } });
  },
  'password-change': () => changePassword({ ctx: user(), input: { password } }),
  'sign-out-others': () => signOutEverywhere({ ctx: user(), input: { scope: 'others' } }),
  'sign-out-all': () => signOutEverywhere({ ctx: user(), input: { scope: 'all' } }),
  'email-change': async () => {
    const next = { id: learner.id, email: 'next@shuoyi.example' };
    const token = await createMailedLink(db, next, 'VERIFY_EMAIL', clock.now());
    return verifyEmail({ ctx: user(), input: { token } });
  },
  'email-restore': async () => {
    const before = { id: learner.id, email: 'before@shuoyi.example' };
    const token = await createMailedLink(db, before, 'RESTORE_EMAIL', clock.now());
    return restoreEmail({ ctx: visitor(), input: { token, password } });
  },
  'deletion-request': () => requestDeletion({ ctx: user(), input: {} }),
  'sign-out-by-operator': async () =>
    signOutPerson({ ctx: await owner(), input: { id: learner.id, reason: 'stolen' } }),
  'disable-by-operator': async () => {
    await disableAccount({ ctx: await owner(), input: { id: learner.id, reason: 'stolen' } });
    // The account is enabled again, so that the remaining links can be used.
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: null } });
  },
};

const evil = 'evil@shuoyi.example';
const LINKS: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a change of e-mail': async () => {
    const change = { id: learner.id, email: evil };
    const token = await createMailedLink(db, change, 'VERIFY_EMAIL', clock.now());
    return () => verifyEmail({ ctx: visitor(), input: { token } });
  },
  'the account’s own e-mail': async () => {
    await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
    const token = await createMailedLink(db, learner, 'VERIFY_EMAIL', clock.now());
    // A used link to a verified e-mail succeeds and changes nothing.
    return async () => {
      await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
      return verifyEmail({ ctx: visitor(), input: { token } });
    };
  },
  'a new password': async () => {
    const token = await createMailedLink(db, learner, 'RESET_PASSWORD', clock.now());
    const input = { token, password: 'a third booth of mine' };
    return () => resetPassword({ ctx: visitor(), input });
  },
};

describe.each(acts)('After the act %s', (act) => {
  it('The sessions, devices and the token are those of the table', async () => {
    await ACTS[act]();
    const { here, there } = devices;
    const sessions = await db.session.findMany({ where: { userId: learner.id } });
    const known = await db.knownDevice.findMany({ where: { userId: learner.id } });
    const names = { [here.sessionId]: 'here', [there.sessionId]: 'there' };
    expect({
      sessions: sessions.map(({ id }) => names[id]).sort(),
      devices: known.map(({ deviceHash }) => deviceHash).sort(),
      hasNewToken: sentToken !== null,
    }).toEqual(LEFT[act]);
    if (sentToken === null) return;
    // The copy of the cookie is invalid, and the browser's own cookie has the same session.
    expect(await findSession(db, here.token, clock.now())).toBeNull();
    expect(await findSession(db, sentToken, clock.now())).toMatchObject({
      sessionId: here.sessionId,
    });
    expect(await wasTokenReplaced(db, here.token, clock.now())).toBe(true);
  });

  it.each(Object.keys(LINKS))(
    'An earlier link for %s is worth nothing, even when it is opened again',
    async (kind) => {
      const useLink = await LINKS[kind]!();
      await ACTS[act]();
      await expect(useLink()).rejects.toMatchObject(rejected);
      const reopened = { usedAt: null, expiresAt: new Date(clock.now().getTime() + 60_000) };
      await db.oneTimeLink.updateMany({
        where: { purpose: { not: 'RESTORE_EMAIL' } },
        data: reopened,
      });
      await expect(useLink()).rejects.toMatchObject(rejected);
      expect(await db.user.count({ where: { email: evil } })).toBe(0);
    },
  );

  it('A way back still works', async () => {
    const before = { id: learner.id, email: 'first@shuoyi.example' };
    const token = await createMailedLink(db, before, 'RESTORE_EMAIL', clock.now());
    await ACTS[act]();
    await restoreEmail({ ctx: visitor(), input: { token, password: 'a third booth of mine' } });
    expect(await db.user.findUnique({ where: { id: learner.id } })).toMatchObject({
      email: before.email,
    });
  });

  it('Nothing comes of an earlier request', async () => {
    const { id: userId, email } = learner;
    await enqueueAccountRequest(db, visitor(), { kind: 'SIGN_UP', email, userId });
    await enqueueAccountRequest(db, visitor(), { kind: 'RESET_PASSWORD', email });
    await enqueueAccountRequest(db, user(), { kind: 'CHANGE_EMAIL', email: evil, userId });
    await ACTS[act]();
    await processAccountRequests({ ctx: worker() });
    const template = { in: ['verify-email', 'reset-password'] };
    expect(await db.outboxMessage.count({ where: { template } })).toBe(0);
    expect(await db.accountRequest.count()).toBe(0);
  });

  it('Nothing comes of a request that the worker had begun to process', async () => {
    const { id: userId } = learner;
    await enqueueAccountRequest(db, user(), { kind: 'CHANGE_EMAIL', email: evil, userId });
    const request = await db.accountRequest.findFirstOrThrow();
    // The embedded database runs transactions one after the other, so there the act comes first.
    const isFirst = testDatabaseKind() === 'embedded';
    if (isFirst) await ACTS[act]();
    await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM "AccountRequest" WHERE id = ${request.id}::uuid FOR UPDATE`;
        if (!isFirst) await ACTS[act]();
        await processAccountRequest(tx, worker(), request);
      },
      { timeout: 60_000 },
    );
    expect(await db.outboxMessage.count({ where: { recipient: evil } })).toBe(0);
    expect(await db.oneTimeLink.count({ where: { email: evil } })).toBe(0);
  });
});

it('Whichever comes first, the worker or a change of password, no link to the requested e-mail is left', async () => {
  const { id: userId, email } = learner;
  await enqueueAccountRequest(db, user(), { kind: 'CHANGE_EMAIL', email: evil, userId });
  const change = changePassword({ ctx: user(), input: { password } });
  await Promise.all([change, processAccountRequests({ ctx: worker() })]);
  await processAccountRequests({ ctx: worker() });
  const { credentialsVersion } = await db.user.findUniqueOrThrow({ where: { email } });
  const open = { email: evil, usedAt: null, credentialsVersion };
  expect(await db.oneTimeLink.count({ where: open })).toBe(0);
});

it('The second of two acts of one session at once is to be made again with the new token', async () => {
  const acts = await Promise.allSettled([
    signOutEverywhere({ ctx: user(), input: { scope: 'others' } }),
    signOutEverywhere({ ctx: user(), input: { scope: 'others' } }),
  ]);
  expect(acts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const failed = acts.find((act) => act.status === 'rejected');
  expect(failed?.reason).toMatchObject({ code: 'SESSION_REPLACED' });
});

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { authenticate } from '~/server/services/account/authenticate';
import { cancelDeletion } from '~/server/services/account/cancel-deletion';
import { changePassword } from '~/server/services/account/change-password';
import { editProfile } from '~/server/services/account/edit-profile';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { requestDeletion } from '~/server/services/account/request-deletion';
import { resetPassword } from '~/server/services/account/reset-password';
import { signIn } from '~/server/services/account/sign-in';
import { signOut } from '~/server/services/account/sign-out';
import { signOutEverywhere } from '~/server/services/account/sign-out-everywhere';
import { signUp } from '~/server/services/account/sign-up';
import { verifyEmail } from '~/server/services/account/verify-email';
import { POLICY } from '~/server/throttle/policy';
import { captureLog, type LogRecord } from '~/test/captured-log';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';

let db: Database;
const loggedLines: unknown[][] = [];
let records: LogRecord[];
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void loggedLines.push(words));
  records = captureLog();
});
afterEach(() => vi.restoreAllMocks());

const clock = createTestClock();
const email = 'walker@shuoyi.example';
const newEmail = 'walker-elsewhere@shuoyi.example';
const first = 'the first booth of mine';
const second = 'the second booth of mine';
const third = 'the third booth of mine';
const guessedPassword = 'a guess at the booth';
const device = 'the-device-of-the-walker';
const secrets = new Set([first, second, third, guessedPassword, email, newEmail]);

const client = { deviceHash: device };
const visitor = () => visitorContext(db, { clock, client });

async function signInWith(address: string, password: string) {
  const ctx = visitor();
  const reauthenticated = await authenticate({ ctx, input: { email: address, password } });
  const token = (await signIn({ ctx, input: reauthenticated }))?.token ?? '';
  secrets.add(token);
  const session = await findSession(db, token, clock.now());
  return userContext(db, reauthenticated, { clock, client, sessionId: session?.sessionId });
}

/** Processes the account requests, as the worker does. @returns the token of the newest mail of a template */
async function mailedToken(template: string): Promise<string> {
  await processAccountRequests({ ctx: systemContext(db, { clock }) });
  const mail = await db.outboxMessage.findFirstOrThrow({
    where: { template },
    orderBy: { id: 'desc' },
  });
  const token = unseal((mail.payload as { token: string }).token);
  secrets.add(token);
  return token;
}

it('The account verbs leave one audit event of each kind, and no secret in events or logs', async () => {
  await signUp({ ctx: visitor(), input: { email, password: first, name: '王小明' } });
  await verifyEmail({ ctx: visitor(), input: { token: await mailedToken('verify-email') } });
  let userCtx = await signInWith(email, first);
  await changePassword({ ctx: userCtx, input: { password: second, currentPassword: first } });
  await signOut({ ctx: userCtx });
  const guess = () => authenticate({ ctx: visitor(), input: { email, password: guessedPassword } });
  await guess().catch(() => {});
  await db.throttle.updateMany({ data: { points: POLICY['log-in'].device.points } });
  await guess().catch(() => {});
  await resetPassword({
    ctx: visitor(),
    input: { token: 'a-link-that-is-not-one', password: third },
  }).catch(() => {});
  secrets.add('a-link-that-is-not-one');
  await forgotPassword({ ctx: visitor(), input: { email } });
  const token = await mailedToken('reset-password');
  await resetPassword({ ctx: visitor(), input: { token, password: third } });
  await db.throttle.deleteMany();
  userCtx = await signInWith(email, third);
  await editProfile({ ctx: userCtx, input: { email: newEmail } });
  await verifyEmail({ ctx: visitor(), input: { token: await mailedToken('verify-email') } });
  await requestDeletion({ ctx: userCtx, input: { currentPassword: third } });
  await cancelDeletion({ ctx: userCtx });
  await signOutEverywhere({ ctx: userCtx, input: { scope: 'all' } });

  const events = await db.securityEvent.findMany();
  expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual([
    'DELETION_CANCELLED',
    'DELETION_REQUESTED',
    'EMAIL_CHANGE_REQUESTED',
    'EMAIL_VERIFIED',
    'LOGGED_IN',
    'LOGGED_OUT',
    'LOGIN_FAILED',
    'PASSWORD_CHANGED',
    'PASSWORD_RESET',
    'RESET_REQUESTED',
    'SIGNED_OUT_EVERYWHERE',
    'SIGNED_UP',
    'THROTTLED',
  ]);
  const storedText = JSON.stringify(
    [events, loggedLines, records, await db.throttle.findMany()],
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
  for (const secret of secrets) expect(storedText).not.toContain(secret);
});

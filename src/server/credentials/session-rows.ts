import type { Account } from '~/domain/account';
import type { Role } from '~/domain/role';
import { hashToken } from '~/lib/secret-token';
import { enumeration, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { type Database, runStatement, type Tx } from '~/server/db';
import { accountColumns, accountRow, toAccount } from './account-rows';

/** Days from the last use of a session to its end. */
export const SESSION_DAYS = 30;

/** Maximum days from a log-in to the end of its session. */
const MAX_SESSION_DAYS = 365;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time for which a replaced token is distinguished from an unknown one, ms: the maximum duration of a call. */
const REPLACED_TOKEN_MS = 60_000;

/** Precision of "last seen" in the list of devices, so that not every request writes. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

export interface ActiveSession {
  sessionId: string;
  /** SHA-256 of the token by which it was found. */
  tokenHash: string;
  userId: string;
  role: Role;
  passwordConfirmedAt: Date | null;
  /** Whether the session was last renewed more than a day ago, so that its end and cookie should be renewed. */
  needsRenewal: boolean;
  /** Whether it was last seen more than five minutes ago, so that `lastSeenAt` should be written. */
  needsTouch: boolean;
}

/** End of a session that is used now.
 *  @param createdAt time of its log-in */
export function sessionExpiry(now: Date, createdAt = now): Date {
  const unused = now.getTime() + SESSION_DAYS * DAY_MS;
  return new Date(Math.min(unused, createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS));
}

/** The columns of a session, and those of its account that every request needs. */
const sessionRow = {
  sessionId: uuid,
  userId: uuid,
  expires: timestamp,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  passwordConfirmedAt: nullable(timestamp),
  role: enumeration<Role>('Role'),
  disabledAt: nullable(timestamp),
};
const sessionColumns =
  's.id AS "sessionId", s."userId", s.expires, s."createdAt", s."lastSeenAt", s."passwordConfirmedAt", u.role, u."disabledAt"';
const sessionTables = '"Session" s JOIN "User" u ON u.id = s."userId"';

const sessionByToken = statement({
  name: 'session-by-token',
  parameters: { tokenHash: text },
  row: sessionRow,
  sql: ({ tokenHash }) =>
    `SELECT ${sessionColumns} FROM ${sessionTables} WHERE s."sessionToken" = ${tokenHash}`,
});

const sessionWithAccount = statement({
  name: 'session-with-account',
  parameters: { tokenHash: text },
  row: { ...sessionRow, ...accountRow },
  sql: ({ tokenHash }) => `
    SELECT ${sessionColumns}, ${accountColumns}
    FROM ${sessionTables} WHERE s."sessionToken" = ${tokenHash}`,
});

/** The session of a token; null for an unknown token, an ended session or a disabled account. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<ActiveSession | null> {
  const tokenHash = hashToken(token);
  const [row] = await runStatement(db, sessionByToken, { tokenHash });
  return row ? toActiveSession(row, tokenHash, now) : null;
}

/** Whether a session had this token until a moment ago and still exists with another one. The replaced token
 *  gives no access. */
export async function wasTokenReplaced(db: Database, token: string, now: Date): Promise<boolean> {
  const replacedAt = { gt: new Date(now.getTime() - REPLACED_TOKEN_MS) };
  const where = { replacedToken: hashToken(token), replacedAt, expires: { gt: now } };
  return (await db.session.count({ where })) > 0;
}

/** `findSession`, with the account as clients see it. */
export async function findSessionWithAccount(
  db: Database,
  token: string,
  now: Date,
): Promise<(ActiveSession & { account: Account }) | null> {
  const tokenHash = hashToken(token);
  const [row] = await runStatement(db, sessionWithAccount, { tokenHash });
  const session = row && toActiveSession(row, tokenHash, now);
  return session ? { ...session, account: toAccount(row) } : null;
}

function toActiveSession(
  row: ValuesOf<typeof sessionRow>,
  tokenHash: string,
  now: Date,
): ActiveSession | null {
  if (row.expires <= now || row.disabledAt) return null;
  const { sessionId, userId, role, passwordConfirmedAt } = row;
  const end = sessionExpiry(now, row.createdAt);
  const needsRenewal = end.getTime() - row.expires.getTime() > DAY_MS;
  const needsTouch = now.getTime() - row.lastSeenAt.getTime() > TOUCH_INTERVAL_MS;
  return { sessionId, tokenHash, userId, role, passwordConfirmedAt, needsRenewal, needsTouch };
}

/** Extends the end of a session that is in use, to a year after its log-in at most.
 *  @returns whether its token is still the same; only then is the cookie sent again */
export async function renewSession(
  db: Database,
  { sessionId, tokenHash }: Pick<ActiveSession, 'sessionId' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const renewed = await db.$executeRaw`
    UPDATE "Session" SET "lastSeenAt" = ${now},
      expires = LEAST(${sessionExpiry(now)}, "createdAt" + ${MAX_SESSION_DAYS} * interval '24 hours')
    WHERE id = ${sessionId}::uuid AND "sessionToken" = ${tokenHash}`;
  return renewed > 0;
}

/** Stores that a session is in use; of many concurrent requests, one writes. */
export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.session.updateMany({
    where: { id: sessionId, lastSeenAt: { lt: new Date(now.getTime() - TOUCH_INTERVAL_MS) } },
    data: { lastSeenAt: now },
  });
}

/** Deletes a session, which invalidates every copy of its cookie.
 *  @returns whether there was one */
export async function revokeSession(db: Database | Tx, sessionId: string): Promise<boolean> {
  return (await db.session.deleteMany({ where: { id: sessionId } })).count > 0;
}

import { v7 as newTimeOrderedUuid } from 'uuid';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { Actor, Verb } from '~/server/context';
import { accountColumns, accountRow, toAccount } from '~/server/credentials/account-rows';
import { sessionExpiry } from '~/server/credentials/session-rows';
import { bool, enumeration, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { retryDeadlocks } from '~/server/deadlock';
import { lockUsersSql } from '~/server/lock-user';
import type { AuthenticatedUser } from './authenticate';

/** A new session. */
export interface SignedIn {
  /** For the cookie. */
  token: string;
  actor: Extract<Actor, { kind: 'user' }>;
  /** Whether the browser may have a cart of its own, to be merged into the account's. */
  hasVisitorCart: boolean;
}

/** Writes a session, the use of the device and the audit event, and ends the browser's previous session: all or
 *  nothing of it. Every part takes its row from `device`, whose row comes from the locked account. */
const sessionOnKnownDevice = statement({
  name: 'session-on-known-device',
  parameters: {
    userId: uuid,
    passwordChangedAt: timestamp,
    deviceHash: text,
    previousSessionId: nullable(uuid),
    visitorHash: nullable(text),
    sessionId: uuid,
    tokenHash: text,
    now: timestamp,
    expires: timestamp,
    eventId: uuid,
    actor: text,
    address: nullable(text),
    userAgent: nullable(text),
  },
  row: {
    role: enumeration<SignedIn['actor']['role']>('Role'),
    hasVisitorCart: bool,
    ...accountRow,
  },
  sql: (given) => `
    WITH account AS (
      ${lockUsersSql(
        `u.id = ${given.userId} AND u."passwordChangedAt" = ${given.passwordChangedAt}
         AND u."disabledAt" IS NULL`,
        'SHARE',
      )}
    ), device AS (
      UPDATE "KnownDevice" d SET "lastUsedAt" = ${given.now} FROM account
      WHERE d."userId" = account.id AND d."deviceHash" = ${given.deviceHash}
      RETURNING d."userId", d."deviceHash"
    ), ended AS (
      DELETE FROM "Session"
      WHERE id = ${given.previousSessionId} AND EXISTS (SELECT FROM device)
    ), created AS (
      INSERT INTO "Session" (id, "sessionToken", "userId", expires, "createdAt", "lastSeenAt",
        "userAgent", "deviceHash")
      SELECT ${given.sessionId}, ${given.tokenHash}, "userId", ${given.expires}, ${given.now},
        ${given.now}, ${given.userAgent}, "deviceHash" FROM device
    ), recorded AS (
      INSERT INTO "SecurityEvent" (id, at, kind, "userId", actor, address, "userAgent", detail)
      SELECT ${given.eventId}, ${given.now}, 'LOGGED_IN'::"SecurityEventKind", "userId",
        ${given.actor}, ${given.address}, ${given.userAgent}, '{"newDevice": false}'::jsonb FROM device
    )
    SELECT u.role, EXISTS (
      SELECT FROM "Cart" WHERE "visitorHash" = ${given.visitorHash}
    ) AS "hasVisitorCart", ${accountColumns}
    FROM account u JOIN device ON device."userId" = u.id`,
});

/** `signIn` in one statement, for a device that the account has logged in on before.
 *  @returns null, and writes nothing, when the device is not known or the check of the password is outdated */
export async function signInOnKnownDevice({
  ctx,
  input: { id: userId, passwordChangedAt },
}: Verb<AuthenticatedUser>): Promise<SignedIn | null> {
  const { deviceHash, address, userAgent } = ctx.client;
  if (deviceHash === null) return null;
  const now = ctx.now();
  const token = createSecretToken();
  const sessionId = newTimeOrderedUuid();
  const isUser = ctx.actor.kind === 'user';
  const visitorHash = ctx.actor.kind === 'system' ? null : ctx.actor.visitorHash;
  const [row] = await retryDeadlocks(() =>
    runStatement(ctx.db, sessionOnKnownDevice, {
      userId,
      passwordChangedAt,
      deviceHash,
      previousSessionId: ctx.actor.kind === 'user' ? ctx.actor.sessionId : null,
      visitorHash: isUser ? null : visitorHash,
      sessionId,
      tokenHash: hashToken(token),
      now,
      expires: sessionExpiry(now),
      eventId: newTimeOrderedUuid(),
      actor: ctx.actor.kind === 'user' ? ctx.actor.id : ctx.actor.kind,
      address,
      userAgent,
    }),
  );
  if (!row) return null;
  const { role, hasVisitorCart, ...account } = row;
  const actor = { kind: 'user', id: userId, sessionId, role, visitorHash } as const;
  return { token, actor: { ...actor, account: toAccount(account) }, hasVisitorCart };
}

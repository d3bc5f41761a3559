import type { Actor } from '~/server/context';
import { accountColumns, accountRow } from '~/server/credentials/account-rows';
import {
  bool,
  enumeration,
  json,
  nullable,
  text,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { lockUsersSql } from '~/server/lock-user';
import { refundParameters, refundSql } from '~/server/throttle/throttle-table';

/** Writes a session, its device and the audit event, ends the browser's previous session, mails about a new
 *  device, and refunds the rate limit's points, all in one statement. Every part takes its row from `account`,
 *  which is locked and empty when the password changed since it was checked. The row locks follow one order in
 *  all calls: account, device, counters. */
export const newSession = statement({
  name: 'new-session',
  parameters: {
    userId: uuid,
    passwordChangedAt: timestamp,
    deviceHash: nullable(text),
    previousSessionId: nullable(uuid),
    visitorHash: nullable(text),
    sessionId: uuid,
    tokenHash: text,
    now: timestamp,
    expires: timestamp,
    deviceId: uuid,
    eventId: uuid,
    actor: text,
    address: nullable(text),
    userAgent: nullable(text),
    mailId: uuid,
    mailedAt: text,
    /** The device's name in each language. */
    deviceNames: json<Record<string, string>>(),
    ...refundParameters,
  },
  row: {
    role: enumeration<Extract<Actor, { kind: 'user' }>['role']>('Role'),
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
      INSERT INTO "KnownDevice" AS d (id, "userId", "deviceHash", "createdAt", "lastUsedAt")
      SELECT ${given.deviceId}, account.id, ${given.deviceHash}, ${given.now}, ${given.now}
      FROM account WHERE ${given.deviceHash} IS NOT NULL
      ON CONFLICT ("userId", "deviceHash") DO UPDATE SET "lastUsedAt" = EXCLUDED."lastUsedAt"
      RETURNING d.id = ${given.deviceId} AS "isNew"
    ), login AS (
      SELECT account.*, coalesce((SELECT "isNew" FROM device), true) AS "isNewDevice" FROM account
    ), ended AS (
      DELETE FROM "Session"
      WHERE id = ${given.previousSessionId} AND EXISTS (SELECT FROM account)
    ), created AS (
      INSERT INTO "Session" (id, "sessionToken", "userId", expires, "createdAt", "lastSeenAt",
        "userAgent", "deviceHash")
      SELECT ${given.sessionId}, ${given.tokenHash}, id, ${given.expires}, ${given.now},
        ${given.now}, ${given.userAgent}, ${given.deviceHash} FROM account
    ), recorded AS (
      INSERT INTO "SecurityEvent" (id, at, kind, "userId", actor, address, "userAgent", detail)
      SELECT ${given.eventId}, ${given.now}, 'LOGGED_IN', id, ${given.actor}, ${given.address},
        ${given.userAgent}, jsonb_build_object('newDevice', "isNewDevice") FROM login
    ), mailed AS (
      INSERT INTO "OutboxMessage" (id, template, recipient, language, payload)
      SELECT ${given.mailId}, 'new-device', email, language, jsonb_build_object('name', name,
        'device', ${given.deviceNames} ->> language::text, 'at', ${given.mailedAt})
      FROM login WHERE "isNewDevice" AND EXISTS (
        SELECT FROM "KnownDevice" other WHERE other."userId" = login.id
          AND other."deviceHash" IS DISTINCT FROM ${given.deviceHash}
      )
    ), ${refundSql(given, 'login')}
    SELECT u.role, EXISTS (
      SELECT FROM "Cart" WHERE "visitorHash" = ${given.visitorHash}
    ) AS "hasVisitorCart", ${accountColumns}
    FROM login u`,
});

import { createHmac } from 'node:crypto';
import { v7 as newTimeOrderedUuid } from 'uuid';
import { env } from '~/env';
import type { ServiceContext, Verb } from '~/server/context';
import { enumeration, json, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement, type Tx } from '~/server/db';
import type { SecurityEventKind } from '~/server/prisma-client/client';

export interface SecurityEventInput {
  kind: SecurityEventKind;
  /** The account that the event is about; null when there is none. */
  userId: string | null;
  /** The e-mail that was tried when no account has it: only its keyed hash is stored. */
  email?: string;
  /** Small facts such as `{ sessions: 2 }`. Never a password, a token or an address. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes one row of the audit log, in the transaction of the change that it records. */
export async function recordSecurityEvent(
  tx: Tx | Database,
  ctx: ServiceContext,
  event: SecurityEventInput,
): Promise<void> {
  await tx.securityEvent.create({ data: toColumns(ctx, event) });
}

const loneSecurityEvent = statement({
  name: 'lone-security-event',
  parameters: {
    id: uuid,
    at: timestamp,
    kind: enumeration<SecurityEventKind>('SecurityEventKind'),
    userId: nullable(uuid),
    actor: text,
    subjectHash: nullable(text),
    address: nullable(text),
    userAgent: nullable(text),
    detail: json<SecurityEventInput['detail']>(),
  },
  row: {},
  sql: (event) => `
    INSERT INTO "SecurityEvent"
      (id, at, kind, "userId", actor, "subjectHash", address, "userAgent", detail)
    VALUES (${event.id}, ${event.at}, ${event.kind}, ${event.userId}, ${event.actor},
      ${event.subjectHash}, ${event.address}, ${event.userAgent}, ${event.detail})`,
});

/** Writes one row of the audit log in one statement, for an event without other changes that may occur many
 *  times per second, such as a guess. */
export async function recordLoneSecurityEvent({
  ctx,
  input,
}: Verb<SecurityEventInput>): Promise<void> {
  await runStatement(ctx.db, loneSecurityEvent, toColumns(ctx, input));
}

/** Ids of one generator, so that the order of ids is the order of events, also within a millisecond. */
function toColumns(
  { actor, client, now }: ServiceContext,
  { kind, userId, email, detail = {} }: SecurityEventInput,
) {
  return {
    id: newTimeOrderedUuid(),
    at: now(),
    kind,
    userId,
    actor: actor.kind === 'user' ? actor.id : actor.kind,
    subjectHash: email === undefined ? null : subjectHash(email),
    address: client.address,
    userAgent: client.userAgent,
    detail,
  };
}

function subjectHash(email: string): string {
  return createHmac('sha256', env().APP_SECRET).update(`audit:${email}`).digest('base64url');
}

import type { MailLane } from '~/domain/mail-template';
import type { Language } from '~/lib/language';
import type { Verb } from '~/server/context';
import {
  enumeration,
  integer,
  jsonb,
  nullable,
  text,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';

const lane = enumeration<MailLane>('MailLane');

const claimedMails = statement({
  name: 'claimed-mails',
  parameters: { lane, now: timestamp, leaseUntil: timestamp, limit: integer },
  row: {
    id: uuid,
    template: text,
    recipient: text,
    language: enumeration<Language>('Language'),
    payload: jsonb<unknown>(),
    lane,
    dropAfter: nullable(timestamp),
    tries: integer,
    requestId: nullable(text),
  },
  sql: ({ lane, now, leaseUntil, limit }) => `
    UPDATE "OutboxMessage" SET tries = tries + 1, "nextTryAt" = ${leaseUntil}
    WHERE id IN (
      SELECT id FROM "OutboxMessage"
      WHERE status = 'PENDING' AND lane = ${lane} AND "nextTryAt" <= ${now}
      ORDER BY "nextTryAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, template, recipient, language, payload, lane, "dropAfter", tries, "requestId"`,
});

/** A mail that this server tries to send now. */
export type ClaimedMail = ValuesOf<typeof claimedMails.row>;

/** Claims due mails for this server and counts the try.
 *  @param input.leaseMs time after which another server may claim them, when this one has not sent them
 *  @returns at most `input.limit` mails */
export function claimMails({
  ctx,
  input: { lane, leaseMs, limit },
}: Verb<{ lane: MailLane; leaseMs: number; limit: number }>): Promise<ClaimedMail[]> {
  const now = ctx.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return runStatement(ctx.db, claimedMails, { lane, now, leaseUntil, limit });
}

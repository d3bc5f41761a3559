import type { ServiceContext, Verb } from '~/server/context';
import { MailRejectedError, type MailTransport } from '~/server/gateways/mail/transport';
import type { OutboxMessage } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { composeEmail } from './compose-email';
import { mailReference } from './mail-reference';

const BATCH_SIZE = 10;
/** Time after which the claimed mails of a crashed server can be claimed again. */
const LEASE_MS = 2 * 60_000;
const MAX_TRIES = 10;

/** Sends the mails that are due in the outbox. Several servers may run it concurrently: each claims its own
 *  rows.
 *  @returns the number of sent mails */
export async function deliverMail({ ctx, input: transport }: Verb<MailTransport>): Promise<number> {
  const claimed = await claimBatch(ctx);
  const sent = await Promise.all(claimed.map((row) => deliverOne(ctx, transport, row)));
  return sent.filter(Boolean).length;
}

function claimBatch(ctx: ServiceContext): Promise<OutboxMessage[]> {
  const now = ctx.now();
  return ctx.db.$queryRaw<OutboxMessage[]>`
    UPDATE "OutboxMessage"
    SET tries = tries + 1, "nextTryAt" = ${new Date(now.getTime() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM "OutboxMessage"
      WHERE status = 'PENDING' AND "nextTryAt" <= ${now}
      ORDER BY "nextTryAt" LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING *`;
}

async function deliverOne(
  { db, now }: ServiceContext,
  transport: MailTransport,
  row: OutboxMessage,
): Promise<boolean> {
  const { id, tries } = row;
  // A message may be withdrawn while it leaves: its row is then gone.
  try {
    await transport.send(composeEmail(row));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const giveUpReason =
      error instanceof MailRejectedError ? 'for good' : tries >= MAX_TRIES && 'too often';
    await db.outboxMessage.updateMany({
      where: { id },
      data: {
        status: giveUpReason ? 'FAILED' : 'PENDING',
        nextTryAt: new Date(now().getTime() + retryDelay(tries)),
        // Whatever a mail server says: the database takes no NUL.
        lastError: reason
          .replaceAll(/\p{Cc}+/gu, ' ')
          .toWellFormed()
          .slice(0, 500),
      },
    });
    const outcome = giveUpReason ? `refused ${giveUpReason}, not tried again` : `try ${tries}`;
    log.error({ mail: id, template: row.template, error }, `A mail did not leave, ${outcome}`);
    metrics.mails.inc({ outcome: giveUpReason ? 'failed' : 'retried' });
    return false;
  }
  await db.outboxMessage.updateMany({
    where: { id },
    data: {
      status: 'SENT',
      sentAt: now(),
      payload: mailReference(row.payload),
      lastError: null,
    },
  });
  metrics.mails.inc({ outcome: 'sent' });
  return true;
}

/** Delay in milliseconds before the next try: 30 seconds, doubled at every try, at most six hours. */
function retryDelay(tries: number): number {
  return Math.min(30_000 * 2 ** (tries - 1), 6 * 3600_000);
}

import { BACKOFFS, backoffDelay } from '~/domain/backoff.mjs';
import type { MailLane } from '~/domain/mail-template';
import type { ServiceContext, Verb } from '~/server/context';
import { MailRejectedError, type MailTransport } from '~/server/gateways/mail/transport';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { withRequest } from '~/server/telemetry/tracing';
import { type ClaimedMail, claimMails } from './claim-mails';
import { composeEmail } from './compose-email';
import { dropUnwanted } from './drop-unwanted';
import { mailReference } from './mail-reference';

/** Mails to persons that are claimed at once. */
export const PERSON_BATCH = 20;
/** Time after which the claimed mails of a crashed server can be claimed again: longer than a batch takes, even
 *  with a mail server that hangs. */
const LEASE_MS: Record<MailLane, number> = { PERSON: 2 * 60_000, BULK: 10 * 60_000 };
const MAX_TRIES = 10;

/** Sends one batch of the mails of the lane `PERSON`, such as links that a user has just requested. Several servers may
 *  run it concurrently: each claims its own rows.
 *  @returns the number of sent mails */
export async function deliverMail({ ctx, input: transport }: Verb<MailTransport>): Promise<number> {
  const rows = await claim(ctx, 'PERSON', PERSON_BATCH);
  return deliver(ctx, transport, rows);
}

/** Sends mails of the lane `BULK`; mails that no longer apply are dropped. Safe with several servers.
 *  @param input.most the number of mails of one batch
 *  @returns the number of mails that were sent or dropped */
export async function deliverBulkMail({
  ctx,
  input: { transport, most },
}: Verb<{ transport: MailTransport; most: number }>): Promise<number> {
  const claimed = await claim(ctx, 'BULK', most);
  const wanted = await dropUnwanted({ ctx, input: claimed });
  return claimed.length - wanted.length + (await deliver(ctx, transport, wanted));
}

function claim(ctx: ServiceContext, lane: MailLane, limit: number): Promise<ClaimedMail[]> {
  return claimMails({ ctx, input: { lane, leaseMs: LEASE_MS[lane], limit } });
}

async function deliver(
  ctx: ServiceContext,
  transport: MailTransport,
  rows: readonly ClaimedMail[],
): Promise<number> {
  const sent = await Promise.all(
    rows.map((row) =>
      withRequest(`mail ${row.template}`, row.requestId, () => deliverOne(ctx, transport, row)),
    ),
  );
  return sent.filter(Boolean).length;
}

async function deliverOne(
  { db, now }: ServiceContext,
  transport: MailTransport,
  row: ClaimedMail,
): Promise<boolean> {
  const { id, lane, tries } = row;
  // A message may be withdrawn while it is sent; its row is then gone.
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
        nextTryAt: new Date(now().getTime() + backoffDelay(BACKOFFS.mail, tries - 1)),
        // The response of a mail server may contain NUL, which PostgreSQL rejects.
        lastError: reason
          .replaceAll(/\p{Cc}+/gu, ' ')
          .toWellFormed()
          .slice(0, 500),
      },
    });
    const outcome = giveUpReason ? `refused ${giveUpReason}, not tried again` : `try ${tries}`;
    const { template, requestId } = row;
    const line = { mail: id, template, ...(requestId && { requestId }), error };
    log.error(line, `A mail did not leave, ${outcome}`);
    metrics.mails.inc({ lane, outcome: giveUpReason ? 'failed' : 'retried' });
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
  metrics.mails.inc({ lane, outcome: 'sent' });
  return true;
}

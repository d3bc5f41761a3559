import type { ServiceContext, Verb } from '~/server/context';
import { MailRefused, type MailTransport } from '~/server/gateways/mail/transport';
import type { OutboxMessage } from '~/server/prisma-client/client';
import { compose } from './compose';

const AT_ONCE = 10;
/** A server that dies while sending gives its messages free again after this long. */
const LEASE_MS = 2 * 60_000;
const TRIES_MAX = 10;

/** Sends what waits in the outbox. Several servers may do it together: each claims its own rows.
 *  @returns how many messages left */
export async function deliverMail({ ctx, input: transport }: Verb<MailTransport>): Promise<number> {
  const claimed = await claim(ctx);
  const sent = await Promise.all(claimed.map((row) => deliver(ctx, transport, row)));
  return sent.filter(Boolean).length;
}

function claim(ctx: ServiceContext): Promise<OutboxMessage[]> {
  const now = ctx.now();
  return ctx.db.$queryRaw<OutboxMessage[]>`
    UPDATE "OutboxMessage"
    SET tries = tries + 1, "nextTryAt" = ${new Date(now.getTime() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM "OutboxMessage"
      WHERE status = 'PENDING' AND "nextTryAt" <= ${now}
      ORDER BY "nextTryAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING *`;
}

async function deliver(
  { db, now }: ServiceContext,
  transport: MailTransport,
  row: OutboxMessage,
): Promise<boolean> {
  const { id, tries } = row;
  try {
    await transport.send(compose(row));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const given = error instanceof MailRefused ? 'for good' : tries >= TRIES_MAX && 'too often';
    await db.outboxMessage.update({
      where: { id },
      data: {
        status: given ? 'FAILED' : 'PENDING',
        nextTryAt: new Date(now().getTime() + pauseAfter(tries)),
        lastError: reason.slice(0, 500),
      },
    });
    const refused = given ? `refused ${given}, not tried again` : `try ${tries}`;
    console.error(`Mail ${id} (${row.template}) did not leave, ${refused}: ${reason}`);
    return false;
  }
  await db.outboxMessage.update({
    where: { id },
    data: { status: 'SENT', sentAt: now(), payload: {}, lastError: null },
  });
  return true;
}

/** 30 seconds, doubled at every try, at most six hours. */
function pauseAfter(tries: number): number {
  return Math.min(30_000 * 2 ** (tries - 1), 6 * 3600_000);
}

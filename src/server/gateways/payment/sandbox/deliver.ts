import { BACKOFFS, backoffDelay } from '~/domain/backoff.mjs';
import { isUnavailable } from '~/server/database/unavailable';
import type { Database } from '~/server/db';
import type { SandboxCharge } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { toEvent } from './events';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature';

const TIMEOUT_MS = 8000;
const LEASE_MS = 30_000;

/** Sends the shop the webhook of a charge's event: one signed POST. Without a 2xx response it is repeated
 *  later, with growing delays.
 *  @returns whether the shop acknowledged */
export async function deliver(
  db: Database,
  charge: SandboxCharge,
  secret: string,
  now: Date,
): Promise<boolean> {
  const event = toEvent(charge);
  if (!event || charge.notifiedAt) return true;
  const { gateway: _, reportsRefunds: __, ...body } = event;
  const accepted = await post(charge.webhookUrl, JSON.stringify(body), secret, now);
  const delay = backoffDelay(BACKOFFS.sandboxWebhook, charge.notifyTries);
  await db.sandboxCharge.updateMany({
    // A newer event of the same charge has a webhook of its own.
    where: { id: charge.id, decidedAt: charge.decidedAt },
    data: accepted
      ? { notifiedAt: now, nextNotifyAt: null }
      : { notifyTries: { increment: 1 }, nextNotifyAt: new Date(now.getTime() + delay) },
  });
  return accepted;
}

/** Repeats the webhooks that were not acknowledged. Safe with several workers: each claims a row for a while.
 *  @returns the number of webhooks acknowledged now */
export async function redeliver(db: Database, secret: string, now: Date): Promise<number> {
  const due = await db.sandboxCharge.findMany({
    where: { notifiedAt: null, nextNotifyAt: { lte: now } },
    orderBy: { nextNotifyAt: 'asc' },
    take: 20,
  });
  let accepted = 0;
  for (const charge of due) {
    try {
      const claim = await db.sandboxCharge.updateMany({
        where: { id: charge.id, notifiedAt: null, nextNotifyAt: charge.nextNotifyAt },
        data: { nextNotifyAt: new Date(now.getTime() + LEASE_MS) },
      });
      if (claim.count > 0 && (await deliver(db, charge, secret, now))) accepted += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error(
        { charge: charge.id, error },
        'A webhook of the sandbox failed; the others are sent.',
      );
    }
  }
  return accepted;
}

async function post(url: string, body: string, secret: string, now: Date): Promise<boolean> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: sign(secret, timestamp, body),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

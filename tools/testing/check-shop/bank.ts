import { createHmac } from 'node:crypto';
import type { Browser } from './browser';

/** An event of the sandbox bank about a charge. */
export interface SandboxEvent {
  eventId: string;
  kind: 'captured' | 'declined' | 'cancelled';
  reference: string;
  providerId: string;
  amount: unknown;
  currency: string;
  cardLast4: string | null;
  reason: string | null;
}

let sandboxEvent = 0;

/** A valid event of a captured charge. */
export function captureEvent(
  reference: string,
  amount: number,
  over: Partial<SandboxEvent> = {},
): SandboxEvent {
  sandboxEvent += 1;
  return {
    eventId: `check-shop:${reference}:${sandboxEvent}`,
    kind: 'captured',
    reference,
    providerId: `check-shop-${reference}`,
    amount,
    currency: 'TWD',
    cardLast4: '4242',
    reason: null,
    ...over,
  };
}

interface WebhookOptions {
  /** Signing secret; null omits the signature. */
  secret: string | null;
  /** Offset of the bank's clock from this machine's, seconds. */
  ahead?: number;
  /** Body sent instead of the signed one. */
  instead?: string;
}

/** Calls the shop as the bank does, server to server. @returns the HTTP status */
export async function sendWebhook(
  browser: Browser,
  body: SandboxEvent | string,
  how: WebhookOptions,
): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000) + (how.ahead ?? 0));
  const signature = how.secret && {
    'x-bank-signature': createHmac('sha256', how.secret)
      .update(`${timestamp}.${text}`)
      .digest('hex'),
  };
  const { status } = await browser.request('/api/payments/sandbox', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-timestamp': timestamp, ...signature },
    body: how.instead ?? text,
  });
  return status;
}

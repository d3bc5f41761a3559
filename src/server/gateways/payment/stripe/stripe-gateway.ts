import type { ChargeReference, ChargeState, PaymentGateway } from '../gateway';
import { type StripeAccount, stripeClient, stripeErrorCode, unwrapCall } from './client';
import { readWebhook } from './read-webhook';
import { refundIntent } from './refund';
import { STRIPE, sessionParams, toSessionState } from './session';

export type { StripeAccount };

/** Stripe Checkout. A session's id comes from Stripe and is committed before its page is shown: the page of
 *  a payment without an id was never shown. */
export function stripeGateway(account: StripeAccount): PaymentGateway {
  const stripe = stripeClient(account);

  async function session(id: string) {
    const expand = ['payment_intent.latest_charge'];
    return unwrapCall(stripe.checkout.sessions.retrieve(id, { expand }));
  }

  async function query({ sessionId }: ChargeReference): Promise<ChargeState> {
    return sessionId === null ? { state: 'unknown' } : toSessionState(await session(sessionId));
  }

  return {
    name: STRIPE,
    acknowledgement: 'OK',
    supportsRefundKeys: true,

    async start(request) {
      const { sessionId, reference } = request;
      const idempotencyKey = `charge:${reference}`;
      try {
        const opened = sessionId
          ? await session(sessionId)
          : await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey });
        const records = toSessionState(opened);
        if (records.state === 'closed') return { state: 'closed', event: records.event };
        if (!opened.url) return { state: 'expired' };
        return { state: 'open', sessionId: opened.id, redirectUrl: opened.url };
      } catch (error) {
        // The payment was requested in another language before, or too late for Stripe, so another reference is
        // needed.
        stripeErrorCode(error);
        return { state: 'expired' };
      }
    },

    query,

    async cancel(charge) {
      if (charge.sessionId !== null) {
        // Stripe rejects the expiry of an ended session; the query returns how it ended.
        await stripe.checkout.sessions.expire(charge.sessionId).catch(stripeErrorCode);
      }
      return query(charge);
    },

    refund: (request) => refundIntent(stripe, request),
    readWebhook: (message) => readWebhook(stripe, account.webhookSecret, message),
  };
}

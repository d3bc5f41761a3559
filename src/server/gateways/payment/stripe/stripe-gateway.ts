import type { ChargeReference, ChargeState, PaymentGateway } from '../gateway';
import { type StripeAccount, stripeClient, stripeErrorCode, unwrapCall } from './client';
import { readWebhook } from './read-webhook';
import { refundIntent } from './refund';
import { STRIPE, sessionParams, toSessionState } from './session';

export type { StripeAccount };

/** Stripe Checkout. A session is named by Stripe, and its name is committed before its page is shown: a
 *  payment without one has a page that nobody has seen. */
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
    reportsRefunds: true,

    async start(request) {
      const { sessionId, reference } = request;
      const idempotencyKey = `charge:${reference}`;
      try {
        const opened = sessionId
          ? await session(sessionId)
          : await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey });
        const records = toSessionState(opened);
        if (records.state === 'closed') return { state: 'closed', event: records.event };
        if (!opened.url) return { state: 'spent' };
        return { state: 'open', sessionId: opened.id, redirectUrl: opened.url };
      } catch (error) {
        // Asked for in another language before, or too late for Stripe: another reference helps.
        stripeErrorCode(error);
        return { state: 'spent' };
      }
    },

    query,

    async cancel(charge) {
      if (charge.sessionId !== null) {
        // One that has ended already is refused; the books tell how it ended.
        await stripe.checkout.sessions.expire(charge.sessionId).catch(stripeErrorCode);
      }
      return query(charge);
    },

    refund: (request) => refundIntent(stripe, request),
    readWebhook: (callback) => readWebhook(stripe, account.webhookSecret, callback),
  };
}

import type { ChargeName, ChargeState, PaymentGateway } from '../gateway';
import { answered, refusalCode, type StripeAccount, stripeClient } from './client';
import { readWebhook } from './read-webhook';
import { refundIntent } from './refund';
import { STRIPE, sessionParams, stateOfSession } from './session';

export type { StripeAccount };

/** Stripe Checkout. A session is named by Stripe, and its name is committed before its page is shown: a
 *  payment without one has a page that nobody has seen. */
export function stripeGateway(account: StripeAccount): PaymentGateway {
  const stripe = stripeClient(account);

  async function session(id: string) {
    const expand = ['payment_intent.latest_charge'];
    return answered(stripe.checkout.sessions.retrieve(id, { expand }));
  }

  async function query({ sessionId }: ChargeName): Promise<ChargeState> {
    return sessionId === null ? { state: 'unknown' } : stateOfSession(await session(sessionId));
  }

  return {
    name: STRIPE,
    acknowledgement: 'OK',
    knowsRefundKeys: true,
    tellsRefunds: true,

    async start(request) {
      const { sessionId, reference } = request;
      const idempotencyKey = `charge:${reference}`;
      try {
        const opened = sessionId
          ? await session(sessionId)
          : await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey });
        const books = stateOfSession(opened);
        if (books.state === 'closed') return { state: 'closed', event: books.event };
        if (!opened.url) return { state: 'spent' };
        return { state: 'open', sessionId: opened.id, redirectUrl: opened.url };
      } catch (error) {
        // Asked for in another language before, or too late for Stripe: another reference helps.
        refusalCode(error);
        return { state: 'spent' };
      }
    },

    query,

    async cancel(charge) {
      if (charge.sessionId !== null) {
        // One that has ended already is refused; the books tell how it ended.
        await stripe.checkout.sessions.expire(charge.sessionId).catch(refusalCode);
      }
      return query(charge);
    },

    refund: (request) => refundIntent(stripe, request),
    readCallback: (callback) => readWebhook(stripe, account.webhookSecret, callback),
  };
}

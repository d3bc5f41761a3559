import type Stripe from 'stripe';
import type { RefundAnswer, RefundRequest } from '../gateway';
import { answered, refusalCode } from './client';
import { toStripeAmount } from './session';

/** Gives money back. Stripe is asked first whether it knows the key: its idempotency keys last a day and
 *  repeat the first answer, and a refund may be pending for longer. */
export async function refundIntent(
  stripe: Stripe,
  { providerId, reference, refundKey, back }: RefundRequest,
): Promise<RefundAnswer> {
  if (!providerId) return { state: 'refused', reason: 'charge_not_captured' };
  const known = await answered(stripe.refunds.list({ payment_intent: providerId, limit: 100 }));
  const before = known.data.find(({ metadata }) => metadata?.refundKey === refundKey);
  if (before) return answerOf(before);
  const params = {
    payment_intent: providerId,
    amount: toStripeAmount(back),
    metadata: { reference, refundKey },
  };
  try {
    return answerOf(await stripe.refunds.create(params, { idempotencyKey: `refund:${refundKey}` }));
  } catch (error) {
    return { state: 'refused', reason: refusalCode(error) };
  }
}

function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { state: 'done', providerId: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused', reason: failure_reason ?? status };
  return { state: 'pending', reason: status ?? 'pending' };
}

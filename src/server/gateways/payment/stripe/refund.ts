import type Stripe from 'stripe';
import type { GatewayRefundRequest, RefundResult } from '../gateway';
import { stripeErrorCode, unwrapCall } from './client';
import { toStripeAmount } from './session';

/** Gives money back. Stripe is asked first whether it knows the key: its idempotency keys last a day and
 *  repeat the first answer, and a refund may be pending for longer. */
export async function refundIntent(
  stripe: Stripe,
  { providerId, reference, refundKey, refundAmount }: GatewayRefundRequest,
): Promise<RefundResult> {
  if (!providerId) return { state: 'refused', reason: 'charge_not_captured' };
  const known = await unwrapCall(stripe.refunds.list({ payment_intent: providerId, limit: 100 }));
  const before = known.data.find(({ metadata }) => metadata?.refundKey === refundKey);
  if (before) return toRefundResult(before);
  const params = {
    payment_intent: providerId,
    amount: toStripeAmount(refundAmount),
    metadata: { reference, refundKey },
  };
  try {
    return toRefundResult(
      await stripe.refunds.create(params, { idempotencyKey: `refund:${refundKey}` }),
    );
  } catch (error) {
    return { state: 'refused', reason: stripeErrorCode(error) };
  }
}

function toRefundResult({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { state: 'done', providerId: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused', reason: failure_reason ?? status };
  return { state: 'pending', reason: status ?? 'pending' };
}

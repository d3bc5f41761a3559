import type Stripe from 'stripe';
import type { GatewayRefundRequest, RefundResult } from '../gateway';
import { stripeErrorCode, unwrapCall } from './client';
import { toStripeAmount } from './session';

/** Makes a refund. Stripe's refunds are searched for the key first: its idempotency keys last a day and repeat
 *  the first response, and a refund may be pending for longer. */
export async function refundIntent(
  stripe: Stripe,
  { providerId, reference, refundKey, refundAmount }: GatewayRefundRequest,
): Promise<RefundResult> {
  if (!providerId) return { state: 'failed', reason: 'charge_not_captured' };
  const refunds = await unwrapCall(stripe.refunds.list({ payment_intent: providerId, limit: 100 }));
  const existing = refunds.data.find(({ metadata }) => metadata?.refundKey === refundKey);
  if (existing) return toRefundResult(existing);
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
    return { state: 'failed', reason: stripeErrorCode(error) };
  }
}

function toRefundResult({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { state: 'done', providerId: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reason: failure_reason ?? status };
  return { state: 'pending', reason: status ?? 'pending' };
}

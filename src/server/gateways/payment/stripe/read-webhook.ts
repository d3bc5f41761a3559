import type Stripe from 'stripe';
import { type GatewayEvent, InvalidWebhook } from '../gateway';
import { fromStripeAmount, STRIPE, toSessionState } from './session';

const TOLERANCE_SECONDS = 300;

/** Parses a webhook; Stripe's own client verifies signature and age.
 *  @returns null for an event that is not about a charge of ours
 *  @throws InvalidWebhook */
export function readWebhook(
  stripe: Stripe,
  secret: string,
  { headers, body, now }: { headers: Headers; body: string; now: Date },
): GatewayEvent | null {
  const signature = headers.get('stripe-signature') ?? '';
  const event = toEvent(() =>
    stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    ),
  );
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const records = toSessionState(event.data.object);
      return records.state === 'closed' && records.event.reference ? records.event : null;
    }
    case 'charge.failed':
      return declined(event.data.object);
    case 'charge.refunded':
      return refundedInDashboard(event.data.object, event.id);
    case 'refund.created':
    case 'refund.updated':
      return refunded(event.data.object);
    default:
      return null;
  }
}

function toEvent(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch {
    throw new InvalidWebhook('signature');
  }
}

function declined(charge: Stripe.Charge): GatewayEvent | null {
  return toChargeEvent(charge, {
    eventId: `${charge.id}:declined`,
    kind: 'declined',
    amount: fromStripeAmount(charge.amount),
    reason: charge.outcome?.reason ?? charge.failure_code ?? 'card_declined',
  });
}

/** Event with the total of a charge's refunds and without a key: a poll decides whether one of them is
 *  unknown to us. */
function refundedInDashboard(charge: Stripe.Charge, id: string): GatewayEvent | null {
  const amount = fromStripeAmount(charge.amount_refunded);
  return toChargeEvent(charge, {
    eventId: `${id}:refunded`,
    kind: 'refunded',
    amount,
    reason: null,
  });
}

function toChargeEvent(
  { id, metadata, currency, payment_method_details: method }: Stripe.Charge,
  details: Pick<GatewayEvent, 'eventId' | 'kind' | 'amount' | 'reason'>,
): GatewayEvent | null {
  if (!metadata.reference) return null;
  return {
    ...details,
    gateway: STRIPE,
    reportsRefunds: true,
    reference: metadata.reference,
    providerId: id,
    currency: currency.toUpperCase(),
    cardLast4: method?.card?.last4 ?? null,
  };
}

function refunded(refund: Stripe.Refund): GatewayEvent | null {
  const { reference, refundKey } = refund.metadata ?? {};
  if (!reference || !refundKey || refund.status !== 'succeeded') return null;
  return {
    gateway: STRIPE,
    reportsRefunds: true,
    eventId: `${refund.id}:refunded`,
    kind: 'refunded',
    reference,
    refundKey,
    providerId: refund.id,
    amount: fromStripeAmount(refund.amount),
    currency: refund.currency.toUpperCase(),
    cardLast4: null,
    reason: null,
  };
}

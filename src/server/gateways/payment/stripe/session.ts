import type Stripe from 'stripe';
import type { ChargeRequest, ChargeState, GatewayEvent } from '../gateway';

export const STRIPE = 'stripe';

/** Stripe counts New Taiwan dollars in hundredths, of which only whole dollars are charged and paid out
 *  (docs.stripe.com/currencies, special cases). */
const PARTS = 100;

export function toStripeAmount(dollars: number): number {
  return dollars * PARTS;
}

/** Amount in dollars; a fraction of a dollar stays one, so that it matches no amount of ours. */
export function fromStripeAmount(parts: number | null): number {
  return (parts ?? 0) / PARTS;
}

const MIN_LIFETIME_MS = 35 * 60_000;
const MAX_LIFETIME_MS = 23 * 3_600_000;

/** Parameters of a payment's card page. The same payment makes the same request, as its idempotency key
 *  requires. */
export function sessionParams(request: ChargeRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, currency, description, language, returnUrl } = request;
  const metadata = { reference };
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    allowed_payment_method_types: ['card'],
    // Otherwise Stripe may charge the buyer in another currency than the requested one.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount),
          product_data: { name: description.slice(0, 250) },
        },
      },
    ],
    locale: language === 'en' ? 'en' : 'zh-TW',
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(closesAt(request) / 1000),
  };
}

/** Expiry of the session in milliseconds: with its order, within Stripe's limits of half an hour to a day from
 *  now. */
function closesAt({ openedAt, expiresAt }: ChargeRequest): number {
  const opened = openedAt.getTime();
  return Math.max(
    opened + MIN_LIFETIME_MS,
    Math.min(expiresAt.getTime(), opened + MAX_LIFETIME_MS),
  );
}

/** State of a session's charge. A session with its payment's charge expanded has card and refunds, too. */
export function toSessionState(session: Stripe.Checkout.Session): ChargeState {
  if (session.payment_status === 'paid') {
    const charge = getCharge(session);
    const refunded = charge && fromStripeAmount(charge.amount_refunded);
    return { state: 'closed', event: capturedEvent(session), refunded };
  }
  if (session.status !== 'expired') return { state: 'open', lastDecline: null };
  const event = toEvent(session, 'cancelled', session.id, `${session.id}:expired`);
  return { state: 'closed', event, refunded: null };
}

function capturedEvent(session: Stripe.Checkout.Session): GatewayEvent {
  const intent = session.payment_intent;
  const id = (typeof intent === 'string' ? intent : intent?.id) ?? session.id;
  return {
    ...toEvent(session, 'captured', id, `${id}:captured`),
    cardLast4: getCharge(session)?.payment_method_details?.card?.last4 ?? null,
  };
}

function toEvent(
  session: Stripe.Checkout.Session,
  kind: GatewayEvent['kind'],
  providerId: string,
  eventId: string,
): GatewayEvent {
  return {
    gateway: STRIPE,
    reportsRefunds: true,
    eventId,
    kind,
    reference: session.client_reference_id ?? '',
    providerId,
    amount: fromStripeAmount(session.amount_total),
    currency: (session.currency ?? '').toUpperCase(),
    cardLast4: null,
    reason: null,
  };
}

function getCharge({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return charge && typeof charge === 'object' ? charge : null;
}

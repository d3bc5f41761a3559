import type { Language } from '~/i18n/language';

/** What we ask a gateway to take. Committed on our side, with its reference, before it is asked. */
export interface ChargeRequest {
  /** Ours, unique per payment: asking twice with the same one is one charge. */
  reference: string;
  /** Integer in `currency`'s everyday unit (New Taiwan dollars have no cents). */
  amount: number;
  currency: string;
  /** What the card page says is being paid. */
  description: string;
  language: Language;
  /** Where signed callbacks go, server to server. */
  callbackUrl: string;
  /** Where the browser comes back to; coming back proves nothing. */
  returnUrl: string;
}

/** What happened to a charge, by a verified callback or by asking. */
export interface GatewayEvent {
  gateway: string;
  /** The same happening has the same id, however often and on whatever way it is told. */
  eventId: string;
  kind: 'captured' | 'declined' | 'cancelled';
  reference: string;
  /** The gateway's own number of the charge. */
  providerId: string;
  amount: number;
  currency: string;
  cardLast4: string | null;
  /** Why it was declined, in the gateway's words. */
  reason: string | null;
}

/** A charge in the gateway's books: still open (possibly after a declined card), or ended by `event`. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'open'; lastDecline: GatewayEvent | null }
  | { state: 'closed'; event: GatewayEvent };

/** A provider of card payments with a card page of its own. */
export interface PaymentGateway {
  readonly name: string;
  /** Opens a charge, or finds the one of this reference again while it is open.
   *  @throws GatewayUnavailable */
  start(
    request: ChargeRequest,
  ): Promise<{ state: 'open'; redirectUrl: string } | { state: 'closed'; event: GatewayEvent }>;
  /** What the books say. @throws GatewayUnavailable */
  query(reference: string): Promise<ChargeState>;
  /** Closes an open charge, so that its page takes no card any more; a captured one stays captured.
   *  @throws GatewayUnavailable */
  cancel(reference: string): Promise<ChargeState>;
  /** Reads a callback. @throws InvalidCallback when it is forged, too old or malformed */
  readCallback(callback: { headers: Headers; body: string; now: Date }): GatewayEvent;
}

/** The gateway cannot be asked now; nothing is known to have happened. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** A message that does not come from the gateway, or no longer counts. */
export class InvalidCallback extends Error {
  override readonly name = 'InvalidCallback';
}

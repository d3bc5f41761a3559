import type { Language } from '~/lib/language';
import type { GatewayName, PaymentEventKind } from '~/server/prisma-client/client';

/** Identifies a charge in requests to a gateway. */
export interface ChargeReference {
  /** Our reference, unique per payment, 20 characters A–Z and 0–9. */
  reference: string;
  /** The gateway's id of the card page; null before the page was opened. */
  sessionId: string | null;
  /** Integer in `currency`'s everyday unit (New Taiwan dollars have no cents). */
  amount: number;
  currency: string;
}

/** A charge to open. Committed on our side, with its reference, before the request to the gateway. */
export interface ChargeRequest extends ChargeReference {
  /** Start of our payment, and end of the time in which its order can be paid. */
  openedAt: Date;
  expiresAt: Date;
  /** Description on the card page. */
  description: string;
  language: Language;
  /** Address of our endpoint for signed webhooks, server to server. */
  webhookUrl: string;
  /** Address of the payment return for the browser. A call of it is no proof of a payment. */
  returnUrl: string;
}

/** A gateway's card page. With `fields`, the browser opens it by posting them there as a form. */
export interface CardPage {
  redirectUrl: string;
  fields?: Record<string, string>;
}

/** `expired`: the page of this reference cannot be opened again, though a browser may still have it open; a
 *  new payment needs a new reference. */
type StartResult =
  | ({ state: 'open'; sessionId: string } & CardPage)
  | { state: 'expired' }
  | { state: 'closed'; event: GatewayEvent };

/** An event of a charge, from a verified webhook or from a poll. */
export interface GatewayEvent {
  gateway: GatewayName;
  /** Whether the gateway sends webhooks for refunds that were made in its dashboard. If not, it is polled for those of
   *  a captured charge. */
  reportsRefunds: boolean;
  /** Id of the event: the same one for every webhook and poll that reports it. */
  eventId: string;
  /** `refunded`: a refund was made; `noted`: genuine, to be recorded, and of no effect. */
  kind: PaymentEventKind;
  reference: string;
  /** The gateway's own number of the charge. */
  providerId: string;
  /** Amount of the charge, or of the refund, when the event is one. */
  amount: number;
  currency: string;
  cardLast4: string | null;
  /** Reason of the decline, from the gateway. */
  reason: string | null;
  /** Our key of the refund; absent for a refund that was made in the gateway's dashboard. */
  refundKey?: string;
}

/** A charge in the gateway's records: still open (possibly after a declined card), or ended by `event`. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'open'; lastDecline: GatewayEvent | null }
  | {
      state: 'closed';
      event: GatewayEvent;
      /** Total of the refunds; null when the gateway cannot report it now. */
      refunded: number | null;
    };

/** A refund to make of a captured charge. */
export interface GatewayRefundRequest extends ChargeReference {
  /** The gateway's number of the capture. */
  providerId: string;
  /** Our key, committed before the request: two requests with the same key are one refund. */
  refundKey: string;
  /** Amount of this refund; `amount` is the captured one. */
  refundAmount: number;
  /** Total of the refunds before the first request for this one: it identifies an already executed refund at
   *  a gateway without refund keys. */
  baseline: number;
}

/** `pending`: not yet, request it again with the same key; `failed`: permanently. */
export type RefundResult =
  | { state: 'done'; providerId: string | null }
  | { state: 'pending'; reason: string }
  | { state: 'failed'; reason: string };

/** A provider of card payments with a card page of its own. */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Response body with which the gateway considers a webhook delivered. */
  readonly acknowledgement: string;
  /** Whether it identifies refunds by our key. If not, `baseline` must be queried from its records first. */
  readonly supportsRefundKeys: boolean;
  /** Opens a charge, or finds the one of this reference again while it is open.
   *  @throws GatewayUnavailable */
  start(request: ChargeRequest): Promise<StartResult>;
  /** The charge in the gateway's records. @throws GatewayUnavailable */
  query(charge: ChargeReference): Promise<ChargeState>;
  /** Closes an open charge, so that its page accepts no card any more; a captured one stays captured. A gateway
   *  that cannot close pages leaves it open.
   *  @throws GatewayUnavailable */
  cancel(charge: ChargeReference): Promise<ChargeState>;
  /** Makes a refund, never above the captured amount. The caller makes one refund of a charge at a time.
   *  @throws GatewayUnavailable; then it is unknown whether the refund was made */
  refund(request: GatewayRefundRequest): Promise<RefundResult>;
  /** Parses a webhook; null when it is genuine and irrelevant.
   *  @throws InvalidWebhook when it is forged, too old or malformed */
  readWebhook(message: { headers: Headers; body: string; now: Date }): GatewayEvent | null;
}

/** The gateway is unreachable; the effect of the call is unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** A message that does not come from the gateway, or is too old. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

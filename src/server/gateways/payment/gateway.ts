import type { Language } from '~/lib/language';
import type { GatewayName, PaymentEventKind } from '~/server/prisma-client/client';

/** A charge as our books name it to a gateway. */
export interface ChargeReference {
  /** Ours, unique per payment, 20 letters and digits. */
  reference: string;
  /** The gateway's name of the card page; null before the page was handed out. */
  sessionId: string | null;
  /** Integer in `currency`'s everyday unit (New Taiwan dollars have no cents). */
  amount: number;
  currency: string;
}

/** What we ask a gateway to take. Committed on our side, with its reference, before it is asked. */
export interface ChargeRequest extends ChargeReference {
  /** When our payment began, and when its order can no longer be paid. */
  openedAt: Date;
  expiresAt: Date;
  /** What the card page says is being paid. */
  description: string;
  language: Language;
  /** Where signed callbacks go, server to server. */
  webhookUrl: string;
  /** Where the browser comes back to; coming back proves nothing. */
  returnUrl: string;
}

/** A gateway's card page. With `fields`, the browser opens it by posting them there as a form. */
export interface CardPage {
  redirectUrl: string;
  fields?: Record<string, string>;
}

/** `spent`: nobody can be led to the page of this reference again, though somebody may still have it
 *  open; a new payment needs a new reference. */
export type StartResult =
  | ({ state: 'open'; sessionId: string } & CardPage)
  | { state: 'spent' }
  | { state: 'closed'; event: GatewayEvent };

/** What happened to a charge, by a verified callback or by asking. */
export interface GatewayEvent {
  gateway: GatewayName;
  /** The same happening has the same id, however often and on whatever way it is told. */
  eventId: string;
  /** `refunded`: money went back; `noted`: genuine, to be written down, and of no effect. */
  kind: PaymentEventKind;
  reference: string;
  /** The gateway's own number of the charge. */
  providerId: string;
  /** Of the charge; of the refund, when it is one. */
  amount: number;
  currency: string;
  cardLast4: string | null;
  /** Why it was declined, in the gateway's words. */
  reason: string | null;
  /** Our key of the refund; absent when the gateway tells none (an operator refunded at its desk). */
  refundKey?: string;
}

/** A charge in the gateway's books: still open (possibly after a declined card), or ended by `event`. */
export type ChargeState =
  | { state: 'unknown' }
  | { state: 'open'; lastDecline: GatewayEvent | null }
  | {
      state: 'closed';
      event: GatewayEvent;
      /** What has gone back in all; null when the gateway cannot tell now. */
      refunded: number | null;
    };

/** Money of a captured charge that is to go back. */
export interface GatewayRefundRequest extends ChargeReference {
  /** The gateway's number of the capture. */
  providerId: string;
  /** Ours, committed before the gateway is asked: asking twice with the same one is one refund. */
  refundKey: string;
  /** What goes back now; `amount` of the charge name is what was captured. */
  refundAmount: number;
  /** What had gone back before this refund was first asked for: a gateway without keys of refunds
   *  recognises by it one that it has made already. */
  baseline: number;
}

/** `pending`: not yet, ask again with the same key; `refused`: it never will be. */
export type RefundResult =
  | { state: 'done'; providerId: string | null }
  | { state: 'pending'; reason: string }
  | { state: 'refused'; reason: string };

/** A provider of card payments with a card page of its own. */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** What the gateway must hear for a callback to count as heard. */
  readonly acknowledgement: string;
  /** Whether it knows refunds by our key. If not, `baseline` must be read from its books first. */
  readonly supportsRefundKeys: boolean;
  /** Whether it calls back about refunds that were made at its own desk. If not, it is asked. */
  readonly reportsRefunds: boolean;
  /** Opens a charge, or finds the one of this reference again while it is open.
   *  @throws GatewayUnavailable */
  start(request: ChargeRequest): Promise<StartResult>;
  /** What the books say. @throws GatewayUnavailable */
  query(charge: ChargeReference): Promise<ChargeState>;
  /** Closes an open charge, so that its page takes no card any more; a captured one stays captured. A
   *  gateway that cannot close pages leaves it open.
   *  @throws GatewayUnavailable */
  cancel(charge: ChargeReference): Promise<ChargeState>;
  /** Gives money back, never above what was captured. Nobody asks for two refunds of one charge at a
   *  time. @throws GatewayUnavailable; then it is unknown whether the money went */
  refund(request: GatewayRefundRequest): Promise<RefundResult>;
  /** Reads a callback; null when it is genuine and none of our business.
   *  @throws InvalidWebhook when it is forged, too old or malformed */
  readWebhook(callback: { headers: Headers; body: string; now: Date }): GatewayEvent | null;
}

/** The gateway cannot be asked now; nothing is known to have happened. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** A message that does not come from the gateway, or no longer counts. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidCallback';
}

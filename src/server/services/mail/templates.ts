import type { ContactSubject } from '~/domain/contact-subject';
import type { Language } from '~/lib/language';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { INVOICE_KINDS } from '~/schemas/invoice';
import type { NextStep } from '~/schemas/next-step';

/** Every mail template and its payload. Addresses are built from the settings when the mail is composed. */
export type MailTemplates = ActivityTemplates &
  PaymentTemplates &
  InvoiceTemplates &
  ContactTemplates &
  GiftTemplates &
  ReminderTemplates & {
    /** Verifies an e-mail, after a sign-up or a change. */
    'verify-email': { name: string; token: string };
    /** To an account whose e-mail was used for another sign-up. */
    'address-taken': { name: string };
    'reset-password': { name: string; token: string };
    'password-changed': { name: string };
    /** A login on a new device; `at` is an ISO time. */
    'new-device': { name: string; device: string; at: string };
    /** To the current e-mail, when a change was requested. */
    'email-changing': { name: string; newEmail: string };
    /** To the previous e-mail, with the way back, when another one took its place. */
    'email-changed': { name: string; newEmail: string; token: string };
    /** To the e-mail that an account had until the previous one was restored. */
    'email-restored': { name: string };
    /** Every session ended, or every other one. */
    'signed-out-everywhere': { name: string; all: boolean };
    /** The account is deleted at `dueAt` (ISO time) unless the user cancels. */
    'deletion-requested': { name: string; dueAt: string };
    'deletion-cancelled': { name: string };
    /** The last mail to an account, after its deletion. */
    'account-deleted': { name: string };
    /** A paid order, with its receipt's figures. */
    'order-paid': {
      name: string;
      orderId: string;
      number: string;
      total: number;
      /** The coupon's discount; absent in mails queued before coupons existed. */
      discount?: number;
      lines: { name: string; qty: number; subtotal: number }[];
      /** ISO time until which the membership lasts. */
      memberUntil: string | null;
      /** Whether the order is a gift, whose link was mailed to its recipient. */
      gift?: boolean;
    };
    /** A refund was requested, approved, or rejected with a note. */
    'refund-requested': RefundPayload;
    'refund-approved': RefundPayload;
    'refund-rejected': RefundPayload & { note: string };
    /** The membership ends at `endsAt` (ISO time): in a week, or tomorrow. */
    'membership-ending': { name: string; endsAt: string; tomorrow: boolean };
  };

type RefundPayload = {
  name: string;
  orderId: string;
  number: string;
  amount: number;
  /** Whether the order is a gift. */
  gift?: boolean;
};

type ActivityPayload = {
  name: string;
  slug: string;
  title: string;
  /** ISO time. */
  startsAt: string;
};

/** Details for people with a seat: the link or the exact address, and the code for the check-in, which mails that were
 *  queued by an earlier release lack. */
type SeatPayload = ActivityPayload & { joining: string; code?: string };

/** Templates about activities. */
export type ActivityTemplates = {
  'activity-seat': SeatPayload;
  /** A seat became free for a registration on the waiting list. */
  'activity-moved-up': SeatPayload;
  'activity-waiting': ActivityPayload;
  /** Its time, place or way in changed. `was` has what it was before, where that changed. */
  'activity-changed': ActivityPayload & {
    /** ISO time. */
    endsAt: string;
    place: string;
    /** Absent for the waiting list. */
    joining?: string;
    was: { startsAt?: string; endsAt?: string; place?: string; joining?: true };
  };
  /** It does not take place, because of `reason`. */
  'activity-cancelled': ActivityPayload & { reason: string };
  /** A check-in granted a trial until `until` (ISO time). */
  'activity-trial': { name: string; until: string };
};

/** Templates about an order's uniform invoice; `invoice` is its number. */
export type InvoiceTemplates = {
  'invoice-issued': InvoicePayload;
  /** The number in the previous mail was wrong. */
  'invoice-corrected': InvoicePayload;
  /** The order was refunded completely. */
  'invoice-voided': InvoicePayload;
  /** `amount` of the order was refunded. */
  'invoice-allowed': InvoicePayload;
};

type InvoicePayload = {
  name: string;
  orderId: string;
  number: string;
  invoice: string;
  amount: number;
  kind: (typeof INVOICE_KINDS)[number];
};

/** Templates about refunds and discrepancies. */
export type PaymentTemplates = {
  /** A refund was executed. `unasked`: of a capture that bought nothing, such as a second one. */
  'refund-done': RefundPayload & { cardLast4: string | null; unasked: boolean };
  /** A discrepancy, to an operator. `amount` is the gateway's, `expected` ours. */
  'books-discrepancy': {
    name: string;
    kind: DiscrepancyKind;
    /** Number of the order. */
    number: string;
    gateway: string;
    reference: string;
    amount: number;
    currency?: string;
    expected?: number;
    /** The gateway's own text. */
    reason?: string;
  };
};

/** Templates about gifts. */
export type GiftTemplates = {
  /** To the recipient, who may have no account. */
  'gift-arrived': {
    giftId: string;
    name: string | null;
    /** The buyer's name. */
    from: string;
    message: string | null;
    token: string;
    months: number;
    days: number;
  };
  /** To the buyer. `to` is the recipient's name as the buyer wrote it. */
  'gift-claimed': { name: string; to: string | null; orderId: string; number: string };
};

/** Templates about contact messages. */
export type ContactTemplates = {
  /** To the contact address. `from`, `replyTo` and `body` are as the sender typed them. */
  'contact-message': {
    name: string;
    id: string;
    from: string;
    replyTo: string;
    subject: ContactSubject;
    orderNumber: string | null;
    body: string;
    language: Language;
  };
  /** The confirmation to the typed address, which may belong to another person: it quotes nothing. */
  'contact-received': { subject: ContactSubject };
};

/** A type as JSON columns take it: of an interface, its fields. */
type Plain<T> = { [Key in keyof T]: T[Key] };

/** Templates about practice. */
export type ReminderTemplates = {
  /** The first step of today, at the chosen hour. */
  'practice-reminder': {
    name: string;
    /** Stops the reminders. */
    token: string;
    /** The chosen hour in Taipei. */
    hour: number;
    step: Plain<NextStep>;
    /** Of the whole day. */
    minutes: number;
    isComeback: boolean;
  };
};

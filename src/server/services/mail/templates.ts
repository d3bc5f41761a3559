import type { ContactSubject } from '~/domain/letter';
import type { Language } from '~/lib/language';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { INVOICE_KINDS } from '~/schemas/invoice';

/** Every message that we send and what it needs to be written. Addresses are built when it is
 *  rendered, from the settings only. */
export type MailTemplates = ActivityTemplates &
  PaymentTemplates &
  InvoiceTemplates &
  ContactTemplates &
  GiftTemplates & {
    /** Proves an address: after sign-up, or when an account takes a new one. */
    'verify-email': { name: string; token: string };
    /** Somebody signed up with an address that has an account already. */
    'address-taken': { name: string };
    'reset-password': { name: string; token: string };
    'password-changed': { name: string };
    /** Somebody logged in from a browser that the account did not know; `at` is an ISO time. */
    'new-device': { name: string; device: string; at: string };
    /** The account's address is about to change: told to the old one. */
    'email-changing': { name: string; newEmail: string };
    /** Every session ended, or every other one. */
    'signed-out-everywhere': { name: string; all: boolean };
    /** The account goes at `dueAt` (ISO time) unless its owner keeps it. */
    'deletion-requested': { name: string; dueAt: string };
    'deletion-cancelled': { name: string };
    /** The last message: the account is gone. */
    'account-deleted': { name: string };
    /** A paid order, with its receipt's figures. */
    'order-paid': {
      name: string;
      orderId: string;
      number: string;
      total: number;
      /** What a coupon took off; absent in letters written before there were any. */
      discount?: number;
      lines: { name: string; qty: number; subtotal: number }[];
      /** ISO time until which the membership lasts. */
      memberUntil: string | null;
      /** A present: somebody else got its link. */
      gift?: boolean;
    };
    /** A refund was asked for, approved, or rejected with a sentence. */
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
  /** Of an order that is a present. */
  gift?: boolean;
};

type ActivityPayload = {
  name: string;
  slug: string;
  title: string;
  /** ISO time. */
  startsAt: string;
};

/** About talks and events. `joining` is the link or the exact address. */
export type ActivityTemplates = {
  'activity-seat': ActivityPayload & { joining: string };
  /** A seat became free for somebody who waited. */
  'activity-moved-up': ActivityPayload & { joining: string };
  'activity-waiting': ActivityPayload;
  /** Somebody was checked in and got a trial until `until` (ISO time). */
  'activity-trial': { name: string; until: string };
};

/** About an order's uniform invoice, under its number. */
export type InvoiceTemplates = {
  'invoice-issued': InvoicePayload;
  /** The number in the last letter was mistyped. */
  'invoice-corrected': InvoicePayload;
  /** All of the money went back. */
  'invoice-voided': InvoicePayload;
  /** `amount` of it went back. */
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

/** About money that has moved, and about money that does not add up. */
export type PaymentTemplates = {
  /** The gateway has paid back. `unasked`: of money that bought nothing, such as a second capture. */
  'refund-done': RefundPayload & { cardLast4: string | null; unasked: boolean };
  /** To an operator. Of `amount`, `expected` is what the books say instead. */
  'books-discrepancy': {
    name: string;
    kind: DiscrepancyKind;
    /** The order's. */
    number: string;
    gateway: string;
    reference: string;
    amount: number;
    currency?: string;
    expected?: number;
    /** In the gateway's words. */
    reason?: string;
  };
};

/** About memberships that are presents. */
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

/** What comes of the contact form. */
export type ContactTemplates = {
  /** To whoever reads the contact address. `from`, `replyTo` and `body` are as somebody typed them. */
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
  /** To whoever wrote, or whoever has the address that they typed: nothing of theirs is in it. */
  'contact-received': { subject: ContactSubject };
};

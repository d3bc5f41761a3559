import { z } from 'zod';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { CONTACT_SUBJECTS } from '~/domain/letter';
import { MEDIA_KINDS } from '~/domain/media-kinds';
import { ORDER_STATUSES } from '~/domain/order';
import { REGISTRATION_STATUSES } from './activity';
import { GENDERS, PRONUNCIATIONS } from './auth';
import { orderGiftSchema } from './gift';
import { INVOICE_KINDS } from './invoice';

/** Rises when a field changes its meaning or goes away; new fields alone do not raise it. */
export const ACCOUNT_DATA_VERSION = 1;

/** ISO 8601, UTC. */
const timestamp = z.iso.datetime();
const bilingual = z.strictObject({ zh: z.string(), en: z.string() });

const account = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  /** Address of the picture. */
  avatar: z.string().nullable(),
  pronunciation: z.enum(PRONUNCIATIONS),
  language: z.enum(['zh', 'en']),
  emailVerifiedAt: timestamp.nullable(),
  passwordChangedAt: timestamp,
  createdAt: timestamp,
  /** When the account goes, if its owner asked for that. */
  deletionDueAt: timestamp.nullable(),
});

const invoice = z.strictObject({
  kind: z.enum(INVOICE_KINDS),
  /** Carrier, tax ID or donation code. */
  code: z.string().nullable(),
  /** The name of the company. */
  title: z.string().nullable(),
  status: z.enum(INVOICE_STATUSES),
  amount: z.int(),
  number: z.string().nullable(),
  issuedAt: timestamp.nullable(),
  allowances: z.array(z.strictObject({ number: z.string(), amount: z.int(), at: timestamp })),
});

const order = z.strictObject({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Whole New Taiwan dollars, here and below. */
  total: z.int(),
  discount: z.int(),
  /** The code that took it off. */
  coupon: z.string().nullable(),
  currency: z.string(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** Versions of the terms of use and of the refund policy. */
  agreedTo: z.strictObject({ tou: z.string().nullable(), refund: z.string().nullable() }),
  invoice: invoice.nullable(),
  /** Whom it is a present for. */
  gift: orderGiftSchema
    .omit({ resendAt: true })
    .extend({ sentAt: timestamp.nullable(), claimedAt: timestamp.nullable() })
    .strict()
    .nullable(),
  lines: z.array(
    z.strictObject({
      name: bilingual,
      qty: z.int(),
      unitPrice: z.int(),
      subtotal: z.int(),
      discount: z.int(),
      months: z.int(),
      bonusDays: z.int(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      method: z.string(),
      gateway: z.string(),
      reference: z.string(),
      amount: z.int(),
      status: z.string(),
      /** All that we know of the card. */
      cardLast4: z.string().nullable(),
      createdAt: timestamp,
      settledAt: timestamp.nullable(),
    }),
  ),
  history: z.array(
    z.strictObject({
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string(),
      at: timestamp,
    }),
  ),
  refundRequests: z.array(
    z.strictObject({
      status: z.string(),
      amount: z.int(),
      requestedAt: timestamp,
      decidedAt: timestamp.nullable(),
      note: z.string().nullable(),
    }),
  ),
});

/** The review schedule (FSRS), and what practice adds up to. Days and weeks are Taipei's. */
const memory = {
  /** Null: the defaults. */
  settings: z
    .strictObject({
      leniency: z.string(),
      keyMap: z.unknown(),
      goalKind: z.string(),
      goalAmount: z.int(),
      dailyReviews: z.int(),
    })
    .nullable(),
  cards: z.array(
    z.strictObject({
      unit: z.string(),
      text: z.string(),
      /** Days until the chance of remembering falls to 90 %. */
      stability: z.number(),
      /** 1–10. */
      difficulty: z.number(),
      reps: z.int(),
      lapses: z.int(),
      dueOn: z.iso.date(),
      lastReviewedAt: timestamp.nullable(),
      buriedUntil: z.iso.date().nullable(),
      suspendedAt: timestamp.nullable(),
      knownAt: timestamp.nullable(),
      createdAt: timestamp,
    }),
  ),
  reviews: z.array(
    z.strictObject({
      text: z.string(),
      grade: z.string(),
      /** As the review left them. */
      stability: z.number(),
      difficulty: z.number(),
      dueOn: z.iso.date(),
      reviewedAt: timestamp,
    }),
  ),
  practiceDays: z.array(
    z.strictObject({
      day: z.iso.date(),
      attempts: z.int(),
      passed: z.int(),
      reviews: z.int(),
      spokenMs: z.int(),
    }),
  ),
  /** What was heard when a sound (ARPAbet) was expected; empty: unclear. */
  sounds: z.array(
    z.strictObject({
      week: z.iso.date(),
      expected: z.string(),
      heard: z.string(),
      count: z.int(),
    }),
  ),
};

/** The file that an account's owner downloads: everything that we keep about them, without hashes and
 *  secrets. Lists run from the oldest to the newest. */
export const accountDataSchema = z.strictObject({
  format: z.literal('shuoyi-account-data'),
  version: z.literal(ACCOUNT_DATA_VERSION),
  exportedAt: timestamp,
  account,
  /** What was accepted at the sign-up. */
  terms: z.strictObject({ version: z.string().nullable(), acceptedAt: timestamp.nullable() }),
  /** Where the account is signed in. */
  devices: z.array(
    z.strictObject({
      userAgent: z.string().nullable(),
      signedInAt: timestamp,
      lastSeenAt: timestamp,
      endsAt: timestamp,
    }),
  ),
  /** Browsers in which the account has logged in before; recognised by a cookie. */
  knownBrowsers: z.array(z.strictObject({ firstUsedAt: timestamp, lastUsedAt: timestamp })),
  cart: z.array(z.strictObject({ product: bilingual, qty: z.int(), addedAt: timestamp })),
  membership: z.strictObject({ level: z.enum(['VIP', '']), expiresAt: timestamp.nullable() }),
  /** Every grant and withdrawal of member time. */
  entitlements: z.array(
    z.strictObject({
      kind: z.string(),
      months: z.int(),
      days: z.int(),
      grantedAt: timestamp,
      reason: z.string(),
    }),
  ),
  /** Presents of others. */
  claimedGifts: z.array(
    z.strictObject({
      months: z.int(),
      days: z.int(),
      message: z.string().nullable(),
      claimedAt: timestamp,
    }),
  ),
  orders: z.array(order),
  /** Units in My Learning. */
  enrolments: z.array(
    z.strictObject({
      unit: z.string(),
      headline: bilingual,
      /** 0–19: where the learner stopped. */
      currentIndex: z.int(),
      startedAt: timestamp,
      lastActiveAt: timestamp,
      completedAt: timestamp.nullable(),
      /** Taken out of My Learning. */
      removedAt: timestamp.nullable(),
    }),
  ),
  /** Video courses and voice lessons that were begun or put into My Learning. */
  activities: z.array(
    z.strictObject({
      activity: z.string(),
      title: bilingual,
      startsAt: timestamp,
      status: z.enum(REGISTRATION_STATUSES),
      registeredAt: timestamp,
      cancelledAt: timestamp.nullable(),
      checkedInAt: timestamp.nullable(),
    }),
  ),
  recordedLessons: z.array(
    z.strictObject({
      lesson: z.string(),
      kind: z.enum(MEDIA_KINDS),
      title: bilingual,
      /** Where the learner stopped. */
      positionMs: z.int(),
      /** The parts that were heard, [start, end] in ms. */
      heard: z.array(z.tuple([z.int(), z.int()])),
      percent: z.int(),
      startedAt: timestamp,
      lastActiveAt: timestamp,
      completedAt: timestamp.nullable(),
      /** Taken out of My Learning. */
      removedAt: timestamp.nullable(),
    }),
  ),
  /** Members' content that was opened (`unit:…`, `media:…`), and when last: what a refund counts as use. */
  membersOpenings: z.array(z.strictObject({ content: z.string(), openedAt: timestamp })),
  /** Every scored saying or typing. Recordings are not here: they never leave the device. */
  attempts: z.array(
    z.strictObject({
      unit: z.string(),
      text: z.string(),
      mode: z.enum(['SPEAK', 'TYPE']),
      /** 0–100. */
      score: z.int(),
      passed: z.boolean(),
      /** The result of each word. */
      words: z.unknown(),
      /** From the first word to the last. */
      spokenMs: z.int(),
      accent: z.enum(PRONUNCIATIONS),
      engine: z.string(),
      madeAt: timestamp,
      savedAt: timestamp,
    }),
  ),
  ...memory,
  /** What was written to us through the form while logged in. */
  letters: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      subject: z.enum(CONTACT_SUBJECTS),
      orderNumber: z.string().nullable(),
      body: z.string(),
      createdAt: timestamp,
      answeredAt: timestamp.nullable(),
    }),
  ),
  /** Messages to the account's address; their text is not kept. */
  mails: z.array(
    z.strictObject({
      template: z.string(),
      language: z.enum(['zh', 'en']),
      createdAt: timestamp,
      sentAt: timestamp.nullable(),
    }),
  ),
  /** The audit log of the account. */
  securityEvents: z.array(
    z.strictObject({
      kind: z.string(),
      at: timestamp,
      by: z.enum(['you', 'visitor', 'system', 'operator']),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
      detail: z.unknown(),
    }),
  ),
});

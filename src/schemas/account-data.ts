import { z } from 'zod';
import { CONTACT_SUBJECTS } from '~/domain/contact-subject';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { MEDIA_KINDS } from '~/domain/media-kinds';
import { ORDER_STATUSES } from '~/domain/order';
import { ACCENTS } from '~/domain/speech/accent';
import { REGISTRATION_STATUSES } from './activity';
import { GENDERS } from './auth';
import { orderGiftSchema } from './gift';
import { INVOICE_KINDS } from './invoice';

/** Version of the format; rises when a field changes its meaning or is removed, not for new fields. */
export const ACCOUNT_DATA_VERSION = 1;

/** Time in ISO 8601, UTC. */
const timestamp = z.iso.datetime();
const bilingual = z.strictObject({ zh: z.string(), en: z.string() });

const account = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string().nullable(),
  /** Address of the image. */
  avatar: z.string().nullable(),
  pronunciation: z.enum(ACCENTS),
  language: z.enum(['zh', 'en']),
  emailVerifiedAt: timestamp.nullable(),
  passwordChangedAt: timestamp,
  createdAt: timestamp,
  /** Time of the deletion of the account, if it was requested. */
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
  voidedAt: timestamp.nullable(),
  allowances: z.array(z.strictObject({ number: z.string(), amount: z.int(), at: timestamp })),
});

const order = z.strictObject({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Whole New Taiwan dollars, here and below. */
  total: z.int(),
  discount: z.int(),
  /** Code of the coupon of the discount. */
  coupon: z.string().nullable(),
  currency: z.string(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** Versions of the terms of use and of the refund policy. */
  agreedTo: z.strictObject({ tou: z.string().nullable(), refund: z.string().nullable() }),
  invoice: invoice.nullable(),
  /** Recipient, message and status of a gift. */
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
      /** Last four digits; nothing else of the card is stored. */
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

/** The review schedule (FSRS) and the practice statistics. Days and weeks are those of Taipei. */
const practice = {
  /** Learner settings; null for the defaults. */
  settings: z
    .strictObject({
      leniency: z.string(),
      keyMap: z.unknown(),
      goalKind: z.string(),
      goalAmount: z.int(),
      dailyReviews: z.int(),
      level: z.string().nullable(),
      minutes: z.int().nullable(),
      /** Hour of the reminder, in Taipei. */
      reminderHour: z.int().nullable(),
      reminderSetAt: timestamp.nullable(),
      remindersStoppedAt: timestamp.nullable(),
      /** Whether rounds of listening are part of the plan. */
      listening: z.boolean(),
      /** Questions of the onboarding that were answered or skipped. */
      asked: z.array(z.string()),
    })
    .nullable(),
  cards: z.array(
    z.strictObject({
      /** Null for a saved word. */
      unit: z.string().nullable(),
      text: z.string(),
      /** Whether it asks a sentence by its Chinese. */
      fromChinese: z.boolean(),
      /** Days until the probability of recall falls to 90 %. */
      stability: z.number(),
      /** 1–10. */
      difficulty: z.number(),
      reps: z.int(),
      lapses: z.int(),
      dueOn: z.iso.date(),
      lastReviewedAt: timestamp.nullable(),
      buriedUntil: z.iso.date().nullable(),
      leftOpenOn: z.iso.date().nullable(),
      suspendedAt: timestamp.nullable(),
      knownAt: timestamp.nullable(),
      createdAt: timestamp,
    }),
  ),
  reviews: z.array(
    z.strictObject({
      text: z.string(),
      fromChinese: z.boolean(),
      grade: z.string(),
      /** State after the review. */
      stability: z.number(),
      difficulty: z.number(),
      dueOn: z.iso.date(),
      reviewedAt: timestamp,
    }),
  ),
  /** Saved words, at most 2,000, and those removed within a day. */
  savedWords: z.array(
    z.strictObject({
      word: z.string(),
      /** Empty where the lexicon lacked the word. */
      partOfSpeech: z.string(),
      level: z.string().nullable(),
      sentence: z.string().nullable(),
      /** Page on which it was met. */
      metPath: z.string().nullable(),
      savedAt: timestamp,
      removedAt: timestamp.nullable(),
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
  /** Days with a reminder to practise. */
  practiceReminders: z.array(z.iso.date()),
  /** Rounds of listening to pairs of words, with the answers by contrast. */
  listeningRounds: z.array(
    z.strictObject({
      madeAt: timestamp,
      results: z.array(z.strictObject({ contrast: z.string(), answers: z.int(), right: z.int() })),
    }),
  ),
  /** Counts of phonemes (ARPAbet) heard for an expected one; empty: unclear. */
  sounds: z.array(
    z.strictObject({
      week: z.iso.date(),
      expected: z.string(),
      heard: z.string(),
      count: z.int(),
    }),
  ),
};

/** The download of a user's account data: all stored data about them, without hashes and secrets. Lists are
 *  sorted from the oldest to the newest. */
export const accountDataSchema = z.strictObject({
  format: z.literal('shuoyi-account-data'),
  version: z.literal(ACCOUNT_DATA_VERSION),
  exportedAt: timestamp,
  account,
  /** Version of the terms accepted at the sign-up. */
  terms: z.strictObject({ version: z.string().nullable(), acceptedAt: timestamp.nullable() }),
  /** Devices in which the account is signed in. */
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
  /** Claimed gifts of other buyers. */
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
      /** Index of the current item, 0–19. */
      currentIndex: z.int(),
      startedAt: timestamp,
      lastActiveAt: timestamp,
      completedAt: timestamp.nullable(),
      /** Time of the removal from My Learning. */
      removedAt: timestamp.nullable(),
    }),
  ),
  /** Registrations for activities. */
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
  /** Video courses and voice lessons that were begun or added to My Learning. */
  recordedLessons: z.array(
    z.strictObject({
      lesson: z.string(),
      kind: z.enum(MEDIA_KINDS),
      title: bilingual,
      /** Position in the recording. */
      positionMs: z.int(),
      /** Played ranges, [start, end] in ms. */
      heard: z.array(z.tuple([z.int(), z.int()])),
      percent: z.int(),
      startedAt: timestamp,
      lastActiveAt: timestamp,
      completedAt: timestamp.nullable(),
      /** Time of the removal from My Learning. */
      removedAt: timestamp.nullable(),
    }),
  ),
  /** Openings of members' content (`unit:…`, `media:…`) with their last time; a refund counts them as use. */
  membersOpenings: z.array(z.strictObject({ content: z.string(), openedAt: timestamp })),
  /** Every scored attempt, spoken or typed. Recordings are not included: they never leave the device. */
  attempts: z.array(
    z.strictObject({
      /** Null for a saved word. */
      unit: z.string().nullable(),
      text: z.string(),
      /** Whether a sentence was asked by its Chinese. */
      fromChinese: z.boolean(),
      mode: z.enum(['SPEAK', 'TYPE']),
      /** 0–100; null where the learner judged. */
      score: z.int().nullable(),
      passed: z.boolean(),
      /** The result of each word. */
      words: z.unknown(),
      /** Time from the first word to the last. */
      spokenMs: z.int(),
      accent: z.enum(ACCENTS),
      engine: z.string(),
      madeAt: timestamp,
      savedAt: timestamp,
    }),
  ),
  ...practice,
  /** Messages sent through the contact form while logged in. */
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
  /** The operators' notes on the person. */
  notes: z.array(z.strictObject({ text: z.string(), at: timestamp })),
  /** E-mails to the account's address; their text is not stored. */
  mails: z.array(
    z.strictObject({
      template: z.string(),
      language: z.enum(['zh', 'en']),
      createdAt: timestamp,
      sentAt: timestamp.nullable(),
    }),
  ),
  /** Audit log of the account. */
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

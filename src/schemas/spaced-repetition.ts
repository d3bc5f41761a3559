import { z } from 'zod';
import { MAX_NEW_RENDERINGS } from '~/domain/rendering/rendering';
import {
  attemptSchema,
  expectedAccountSchema,
  reviewItemSchema,
  unitSummarySchema,
} from './lesson';
import { dateSchema, uuidSchema } from './text';

/** A calendar day in Asia/Taipei. */
const day = z.iso.date();

const GRADES = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;

/** State of a card that a client needs to review or suspend it. */
const cardStateSchema = z.object({
  id: z.string(),
  version: z.int(),
  dueOn: day,
  reps: z.int(),
});
export type CardState = z.infer<typeof cardStateSchema>;

export const reviewCardSchema = z.object({
  cardId: uuidSchema,
  /** Version of the card that was shown. */
  version: z.int().min(0),
  attempt: attemptSchema,
});
export type ReviewCardInput = z.infer<typeof reviewCardSchema>;

/** Result of a review. `practised`: the attempt was saved, but the card had been reviewed elsewhere. */
const reviewedCardSchema = z.object({
  outcome: z.enum(['reviewed', 'practised']),
  grade: z.enum(GRADES).nullable(),
  card: cardStateSchema,
});
export type ReviewedCard = z.infer<typeof reviewedCardSchema>;

export const cardIdSchema = z.object({ cardId: uuidSchema });
export type CardIdInput = z.infer<typeof cardIdSchema>;

export const deferSpeakingSchema = z.object({ itemId: uuidSchema, account: expectedAccountSchema });
export type DeferSpeakingInput = z.infer<typeof deferSpeakingSchema>;

export const leaveOpenSchema = z.object({
  itemId: uuidSchema,
  /** Whether the sentence was asked by its Chinese. */
  fromChinese: z.boolean().optional(),
  /** Day in Taipei by the device's clock; a later one than today counts as today. */
  day: dateSchema,
  account: expectedAccountSchema,
});
export type LeaveOpenInput = z.infer<typeof leaveOpenSchema>;

/** Maximum number of cards of one review session; opening the review again brings the next ones. */
export const MAX_CARDS_AT_ONCE = 60;

export const openReviewSchema = z.object({
  /** Whether to continue beyond the day's share. */
  more: z.boolean().default(false),
  /** Maximum number of cards, for a day with a small review. */
  count: z.int().min(1).max(MAX_CARDS_AT_ONCE).optional(),
});
export type OpenReviewInput = z.input<typeof openReviewSchema>;

/** The number of cards in an address; undefined when it is missing or invalid. */
export function parseReviewCount(value: unknown): number | undefined {
  return openReviewSchema.shape.count.safeParse(Number(value)).data;
}

export const startRenderingsSchema = z.object({
  /** Number of new sentences of the day, those that have begun included. */
  ofDay: z.int().min(1).max(MAX_NEW_RENDERINGS).default(MAX_NEW_RENDERINGS),
});
export type StartRenderingsInput = z.infer<typeof startRenderingsSchema>;

/** The number of the day's new sentences in an address; undefined when it is missing or invalid. */
export function parseRenderings(value: unknown): number | undefined {
  return startRenderingsSchema.shape.ofDay.unwrap().safeParse(Number(value)).data;
}

/** Today's review, ready to be spoken. */
const openedReviewSchema = z.object({
  today: day,
  cards: z.array(
    cardStateSchema.extend({
      item: reviewItemSchema,
      /** Whether the sentence is asked by its Chinese. */
      fromChinese: z.boolean(),
      /** Null for a saved word. */
      unit: unitSummarySchema.pick({ slug: true, headline: true }).nullable(),
    }),
  ),
  /** Number of due cards left for the coming days. */
  waiting: z.int(),
});
export type OpenedReview = z.infer<typeof openedReviewSchema>;

/** Counts of today's review, without the items. */
const reviewTodaySchema = z.object({
  /** Cards left for today. */
  due: z.int(),
  /** Number of these cards whose speaking is deferred. */
  unspoken: z.int(),
  /** Earlier cards that were reviewed today; a lesson's items are none. */
  done: z.int(),
  minutes: z.int(),
  /** Whether there is any card that is neither suspended nor known. */
  hasCards: z.boolean(),
  /** Backlog after an absence: cards left for later days, and the number of days until it is cleared (null: more
   *  than two months at this pace). */
  catchUp: z
    .object({ waiting: z.int(), days: z.int().nullable(), daysAway: z.int().nullable() })
    .nullable(),
  /** Next day with a due card, when none is due now. */
  nextDueOn: day.nullable(),
});
export type ReviewToday = z.infer<typeof reviewTodaySchema>;

/** A card that the learner has marked as known or suspended. */
const suspendedCardSchema = z.object({
  id: z.string(),
  text: z.string(),
  translation: z.string(),
  /** Whether it asks a sentence by its Chinese. */
  fromChinese: z.boolean(),
  why: z.enum(['KNOWN', 'SUSPENDED']),
  since: z.date(),
});
export type SuspendedCard = z.infer<typeof suspendedCardSchema>;

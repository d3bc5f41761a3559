import { z } from 'zod';
import {
  attemptSchema,
  expectedAccountSchema,
  lessonItemSchema,
  unitSummarySchema,
} from './lesson';

/** A calendar day in Asia/Taipei. */
const day = z.iso.date();

export const GRADES = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;

/** A card as the client needs it to review it and to set it aside. */
export const cardStateSchema = z.object({
  id: z.string(),
  version: z.int(),
  dueOn: day,
  reps: z.int(),
});
export type CardState = z.infer<typeof cardStateSchema>;

export const reviewCardSchema = z.object({
  cardId: z.uuid(),
  /** The card's version that was on the screen. */
  version: z.int().min(0),
  attempt: attemptSchema,
});
export type ReviewCardInput = z.infer<typeof reviewCardSchema>;

/** What came of a review. `practised`: the attempt is kept, but the card had been reviewed elsewhere. */
export const reviewedCardSchema = z.object({
  outcome: z.enum(['reviewed', 'practised']),
  grade: z.enum(GRADES).nullable(),
  card: cardStateSchema,
});
export type ReviewedCard = z.infer<typeof reviewedCardSchema>;

export const cardIdSchema = z.object({ cardId: z.uuid() });
export type CardIdInput = z.infer<typeof cardIdSchema>;

export const deferSpeakingSchema = z.object({ itemId: z.uuid(), account: expectedAccountSchema });
export type DeferSpeakingInput = z.infer<typeof deferSpeakingSchema>;

export const openReviewSchema = z.object({
  /** Go on beyond the day's share. */
  more: z.boolean().default(false),
});
export type OpenReviewInput = z.input<typeof openReviewSchema>;

/** Today's review, ready to be spoken. */
export const openedReviewSchema = z.object({
  today: day,
  cards: z.array(
    cardStateSchema.extend({
      item: lessonItemSchema,
      unit: unitSummarySchema.pick({ slug: true, headline: true }),
    }),
  ),
  /** Due as well, but left for the coming days. */
  waiting: z.int(),
});
export type OpenedReview = z.infer<typeof openedReviewSchema>;

/** How much there is to review, without the items themselves. */
export const reviewTodaySchema = z.object({
  /** Left to do today. */
  due: z.int(),
  /** Of these, put off because their learner could not speak. */
  unspoken: z.int(),
  /** Reviewed today. */
  done: z.int(),
  minutes: z.int(),
  /** Cards altogether that are not set aside. */
  cards: z.int(),
  /** After an absence: what is left for later days, and in how many days it will be gone (null:
   *  not within two months at this pace). */
  catchUp: z
    .object({ waiting: z.int(), days: z.int().nullable(), daysAway: z.int().nullable() })
    .nullable(),
  /** The next day on which something falls due, when nothing is due now. */
  nextDueOn: day.nullable(),
});
export type ReviewToday = z.infer<typeof reviewTodaySchema>;

/** A card that its learner put away: known, or not wanted. */
export const suspendedCardSchema = z.object({
  id: z.string(),
  text: z.string(),
  translation: z.string(),
  why: z.enum(['KNOWN', 'SUSPENDED']),
  since: z.date(),
});
export type SuspendedCard = z.infer<typeof suspendedCardSchema>;

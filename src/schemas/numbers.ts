import { z } from 'zod';
import { PERIODS } from '~/domain/figure';
import { daySchema } from './table';

/** Input of the numbers: the number of days, including today. */
export const numbersSchema = z.object({
  days: z.union(PERIODS.map((days) => z.literal(days))).default(28),
});
export type NumbersInput = z.infer<typeof numbersSchema>;

const count = z.number().int();
const bothNames = { nameZh: z.string(), nameEn: z.string() };

const dayRowSchema = z.object({
  day: daySchema,
  orders: count,
  /** Null on a day before the first scores were counted. */
  firstScores: count.nullable(),
  accounts: count,
  firstPractices: count,
  firstPayments: count,
  newMembers: count,
  /** Null on a day before the first count, for which it is unknown. */
  activeMembers: count.nullable(),
  trials: count,
  trialsPaid: count,
  renewals: count,
  learners: count,
  spokenMs: count,
});
export type DayRow = z.infer<typeof dayRowSchema>;

/** Amounts in New Taiwan dollars, one for each of the days. */
const planRevenueSchema = z.object({
  id: z.string(),
  ...bothNames,
  captured: z.array(count),
  refunded: z.array(count),
});
export type PlanRevenue = z.infer<typeof planRevenueSchema>;

const hardSchema = z.object({
  /** The word, or the sound in ARPAbet. */
  text: z.string(),
  tries: count,
  /** Number of passed attempts; for a sound, those in which it was recognised. */
  passes: count,
});
export type Hard = z.infer<typeof hardSchema>;

const unitRowSchema = z.object({
  slug: z.string(),
  ...bothNames,
  starts: count,
  finishes: count,
  left: count,
});
export type UnitRow = z.infer<typeof unitRowSchema>;

/** The operators' numbers of a period. Days are those of Taipei. */
export const numbersResultSchema = z.object({
  today: daySchema,
  days: z.array(dayRowSchema),
  plans: z.array(planRevenueSchema),
  /** Memberships that end on each of the next days. */
  ending: z.array(z.object({ day: daySchema, members: count })),
  words: z.array(hardSchema),
  sounds: z.array(hardSchema),
  units: z.array(unitRowSchema),
  /** The first day on which first scores were counted; null before it. */
  firstScoresSince: daySchema.nullable(),
  /** Time of the worker's last count; null before the first. */
  countedAt: z.date().nullable(),
  /** Whether the demo account exists, whose invented practice and membership are counted, too. */
  hasDemo: z.boolean(),
  /** Whether every day of the period is counted. */
  isComplete: z.boolean(),
});
export type Numbers = z.infer<typeof numbersResultSchema>;

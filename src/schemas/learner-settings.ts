import { z } from 'zod';
import { QUESTIONS } from '~/domain/onboarding';
import { GOAL_KINDS } from '~/domain/spaced-repetition/weekly-goal';
import { LENIENCIES } from '~/domain/speech/leniencies';
import { LEVELS } from '~/domain/unit-kinds';
import { expectedAccountSchema } from './lesson';
import { recordSchema, textSchema, wordSchema } from './text';

/** A key of the keyboard by its `KeyboardEvent.key`, such as ` `, `l` or `Enter`. */
const key = wordSchema(20);

/** Keys of the player's actions, by the action's name; only those that differ from the built-in ones. */
const keyMapSchema = recordSchema(
  textSchema(30)
    .regex(/^[a-zA-Z]{1,30}$/)
    // No action has these names, and the transport rejects such keys, so that a response with them could not be
    // sent.
    .refine((name) => name !== 'constructor' && name !== 'prototype'),
  key,
  30,
);

const learnerSettingsSchema = z.object({
  leniency: z.enum(LENIENCIES),
  keyMap: keyMapSchema,
  goal: z.object({ kind: z.enum(GOAL_KINDS), amount: z.int() }),
  /** Maximum number of cards per day. */
  dailyReviews: z.int(),
  /** The level that the learner stated; null: the results decide. */
  level: z.enum(LEVELS).nullable(),
  /** Minutes on a usual day; null for the usual number. */
  minutes: z.int().nullable(),
  /** Hour of the reminder by mail in Asia/Taipei; null when none is sent. */
  reminderHour: z.int().nullable(),
  /** Whether rounds of listening are part of the plan. */
  listening: z.boolean(),
  /** Questions of the onboarding that were answered or skipped. */
  asked: z.array(z.enum(QUESTIONS)),
});
export type LearnerSettings = z.infer<typeof learnerSettingsSchema>;

/** Minutes of a day that can be chosen. */
export const minutesSchema = z.int().min(5).max(60);

/** Hour of a day that can be chosen, in Asia/Taipei. */
export const hourSchema = z.int().min(0).max(23);

/** Minimum and maximum number of daily reviews that a learner may choose. */
export const DAILY_REVIEWS = { min: 10, max: 100 };

/** Settings to change; absent ones stay. */
export const editSettingsSchema = z.object({
  leniency: z.enum(LENIENCIES).optional(),
  keyMap: keyMapSchema.optional(),
  goal: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('DAYS'), amount: z.int().min(1).max(7) }),
      z.object({ kind: z.literal('MINUTES'), amount: z.int().min(5).max(300) }),
    ])
    .optional(),
  dailyReviews: z.int().min(DAILY_REVIEWS.min).max(DAILY_REVIEWS.max).optional(),
  level: z.enum(LEVELS).nullable().optional(),
  minutes: minutesSchema.nullable().optional(),
  reminderHour: hourSchema.nullable().optional(),
  listening: z.boolean().optional(),
  /** Questions of the onboarding that the learner skips; those that a setting answers may be omitted. */
  skipped: z.array(z.enum(QUESTIONS)).max(QUESTIONS.length).optional(),
});
export type EditSettingsInput = z.infer<typeof editSettingsSchema>;

/** A level that was placed on a device before the log-in. */
export const adoptLevelSchema = z.object({
  level: z.enum(LEVELS),
  account: expectedAccountSchema,
});
export type AdoptLevelInput = z.infer<typeof adoptLevelSchema>;

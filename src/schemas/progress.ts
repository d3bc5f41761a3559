import { z } from 'zod';
import { GOAL_KINDS } from '~/domain/spaced-repetition/weekly-goal';
import { LEVELS } from '~/domain/unit-kinds';

const day = z.iso.date();

/** The week's goal and the streak, in days of Asia/Taipei. */
export const weekSchema = z.object({
  today: day,
  goal: z.object({
    kind: z.enum(GOAL_KINDS),
    amount: z.int(),
    done: z.int(),
    /** 0 … 1 */
    share: z.number(),
    met: z.boolean(),
  }),
  /** Monday to Sunday. */
  days: z.array(z.object({ day, practised: z.boolean(), frozen: z.boolean() })),
  streak: z.object({
    length: z.int(),
    best: z.int(),
    practisedToday: z.boolean(),
    freezeLeft: z.boolean(),
  }),
});
export type Week = z.infer<typeof weekSchema>;

/** How firmly somebody holds the words of a level: as the schedule knows it, by lemma. */
export const wordLevelSchema = z.object({
  level: z.enum(LEVELS),
  /** Would be remembered for three weeks or longer, or marked as known. */
  firm: z.int(),
  /** For a week or longer. */
  growing: z.int(),
  fresh: z.int(),
});
export type WordLevel = z.infer<typeof wordLevelSchema>;

/** One sound in two spans of time. Shares are of the sayings that were clear, 0 … 1. */
export const phonemeProgressSchema = z.object({
  /** ARPAbet. */
  sound: z.string(),
  /** The last four weeks. */
  now: z.object({ said: z.int(), clear: z.number() }),
  /** Everything earlier; null when there is too little. */
  before: z.object({ said: z.int(), clear: z.number() }).nullable(),
  /** What was heard instead in the last four weeks, most often first; empty: nothing clear. */
  heard: z.array(z.object({ sound: z.string(), count: z.int() })),
});
export type PhonemeProgress = z.infer<typeof phonemeProgressSchema>;

export const progressReportSchema = z.object({
  /** The last twelve weeks, oldest first; without practice all zero. */
  weeks: z.array(
    z.object({
      week: day,
      spokenMs: z.int(),
      attempts: z.int(),
      passed: z.int(),
      reviews: z.int(),
      days: z.int(),
    }),
  ),
  words: z.array(wordLevelSchema),
  sounds: z.array(phonemeProgressSchema),
});
export type ProgressReport = z.infer<typeof progressReportSchema>;

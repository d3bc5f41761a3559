import { z } from 'zod';
import { GOAL_KINDS } from '~/domain/spaced-repetition/weekly-goal';
import { LEVELS } from '~/domain/unit-kinds';

const day = z.iso.date();

/** The week's goal and the streak, in days of Asia/Taipei. */
const weekSchema = z.object({
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

/** Number of words of a level by how firmly they are remembered, counted by lemma from the review schedule. */
const wordLevelSchema = z.object({
  level: z.enum(LEVELS),
  /** Words with a stability of three weeks or longer, or marked as known. */
  firm: z.int(),
  /** Words with a stability of a week or longer. */
  growing: z.int(),
  fresh: z.int(),
});
export type WordLevel = z.infer<typeof wordLevelSchema>;

/** A phoneme in two periods. `clear` is the fraction of clear utterances, 0–1. */
const phonemeProgressSchema = z.object({
  /** ARPAbet. */
  sound: z.string(),
  /** The last four weeks. */
  now: z.object({ said: z.int(), clear: z.number() }),
  /** Everything earlier; null with too few utterances. */
  before: z.object({ said: z.int(), clear: z.number() }).nullable(),
  /** Phonemes said instead in the last four weeks, the most frequent first; an empty name: unclear. */
  heard: z.array(z.object({ sound: z.string(), count: z.int() })),
});
export type PhonemeProgress = z.infer<typeof phonemeProgressSchema>;

/** A word that did not pass the first time it was said by itself, and passed the last time. */
const improvedWordSchema = z.object({
  text: z.string(),
  /** Days of the first and of the last time, in Asia/Taipei. */
  before: day,
  now: day,
  /** Number of times that it was said or typed. */
  attempts: z.int(),
});
export type ImprovedWord = z.infer<typeof improvedWordSchema>;

const progressReportSchema = z.object({
  /** The last twelve weeks, oldest first; all zero without practice. */
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
  /** The latest first. */
  improved: z.array(improvedWordSchema),
});
export type ProgressReport = z.infer<typeof progressReportSchema>;

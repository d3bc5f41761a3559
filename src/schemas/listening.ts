import { z } from 'zod';
import { QUESTIONS_PER_ROUND } from '~/domain/listening/choose-questions';
import { CONTRASTS, type Contrast } from '~/domain/listening/contrast';
import { ACCENTS } from '~/domain/speech/accent';
import type { Speaker } from '~/domain/voices';
import { attemptSchema, expectedAccountSchema } from './lesson';
import { uuidSchema } from './text';

/** Which round: the same seed has the same questions, as long as the learner's results do not change. */
export const listeningRoundSchema = z.object({
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  accent: z.enum(ACCENTS),
});
export type ListeningRoundInput = z.infer<typeof listeningRoundSchema>;

/** A word of a pair with its clip. */
export interface ListeningWord {
  text: string;
  /** IPA of the accent, without slashes. */
  ipa: string;
  /** Address of the clip. */
  path: string;
}

/** A question: one of two words is heard. Both have a clip in the same voice. */
export interface ListeningQuestionItem {
  pair: string;
  contrast: Contrast;
  words: [ListeningWord, ListeningWord];
  /** Index of the word that is heard. */
  said: 0 | 1;
  speaker: Speaker;
  /** Whether the learner has practised a word of the pair. */
  own: boolean;
}

const resultSchema = z
  .object({
    contrast: z.enum(CONTRASTS),
    answers: z.int().min(1).max(QUESTIONS_PER_ROUND),
    right: z.int().min(0).max(QUESTIONS_PER_ROUND),
  })
  .refine(({ answers, right }) => right <= answers);

/** The answers of a round by contrast. The client makes the id, so that a repeated request stores one round. */
export const saveListeningRoundSchema = z.object({
  id: uuidSchema,
  madeAt: attemptSchema.shape.madeAt,
  results: z
    .array(resultSchema)
    .min(1)
    .max(QUESTIONS_PER_ROUND, { abort: true })
    .refine(
      (results) =>
        new Set(results.map(({ contrast }) => contrast)).size === results.length &&
        results.reduce((sum, { answers }) => sum + answers, 0) <= QUESTIONS_PER_ROUND,
    ),
  account: expectedAccountSchema,
});
export type SaveListeningRoundInput = z.infer<typeof saveListeningRoundSchema>;

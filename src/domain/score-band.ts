import { type Judgement, toOutcome } from './lesson-feedback';
import { toWordMark } from './speech/word-mark';

/** Bands of a single word, which screens show in place of its number: clear; recognised, but not clear in all its
 *  sounds; could not be told; to be said again. */
export const SCORE_BANDS = ['clear', 'fair', 'open', 'again'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** The band of the judgement of a text of one word. */
export function toBand(judgement: Judgement): ScoreBand {
  const outcome = toOutcome(judgement);
  if (outcome === 'almost') return 'open';
  if (outcome === 'notPassed') return 'again';
  return judgement.words.every((word) => toWordMark(word) === 'clear') ? 'clear' : 'fair';
}

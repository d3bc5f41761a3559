import type { CompetitorEvidence } from './competitors';
import { otherTextLimits } from './other-text-limits';
import type { OtherText } from './types';
import type { WordAloneEvidence } from './word-alone';

/** Whether something else than one word was said: another word of the unit or a common one fits better, the
 *  recording says something else, or there is speech beside the word.
 *  @param outside frames of speech outside of the word */
export function otherThanWord(
  alone: WordAloneEvidence,
  competitors: Pick<CompetitorEvidence, 'best'> | null,
  outside: number,
  word = otherTextLimits.word,
): OtherText | null {
  const isNearer =
    alone.taught < word.taught || (competitors !== null && competitors.best < word.common);
  if (isNearer) return 'word';
  if (outside > word.outside) return 'more';
  return alone.free < word.free ? 'word' : null;
}

/** Whether another sentence than the text was said: the part of the text that was found does not fit.
 *  @param fit of the part of the text up to the last word that was found; null when none was */
export const isOtherSentence = (
  fit: number | null,
  { heard } = otherTextLimits.sentence,
): boolean => fit === null || fit < heard;

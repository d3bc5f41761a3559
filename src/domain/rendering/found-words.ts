import type { ScoredWord } from '../scored-attempt';

/** Whether fewer than half of a sentence's words were found in what was said or typed. The learner may have put it in
 *  other words, which the scorer cannot judge, so that the learner does. */
export function isInOtherWords(words: readonly Pick<ScoredWord, 'status'>[]): boolean {
  const found = words.filter(({ status }) => status === 'said' || status === 'nearly');
  return found.length * 2 < words.length;
}

import type { EndingKind, OtherEnding } from './other-endings';
import { otherTextLimits } from './other-text-limits';
import type { WordResult } from './types';

/** The finding on a word's ending: the other one was said, or it is unclear which. Null when its own was
 *  said. */
export function callEnding(
  { kind, gain }: OtherEnding,
  limits = otherTextLimits.endings,
): 'other' | 'open' | null {
  const { other, open } = limits[kind];
  if (other !== null && gain > other) return 'other';
  return open === null || gain > open ? 'open' : null;
}

/** Score of a word that was said with its other ending: scores below 50 are red. */
const MAX_OTHER_ENDING_SCORE = 49;

/** The results of words with the findings on their endings. A word that was said with its other ending is another
 *  word; one with an unclear ending keeps its status, and is not praised.
 *  @param endings by word; null for a word without another ending */
export const withHeardEndings = (
  words: readonly WordResult[],
  endings: readonly (OtherEnding | null)[],
): WordResult[] =>
  words.map((word, index) => {
    const ending = endings[index];
    const isUnderstood = word.status === 'said' || word.status === 'nearly';
    const called = ending && isUnderstood ? callEnding(ending) : null;
    if (called === 'open') return { ...word, openEnding: true };
    if (!ending || called !== 'other') return word;
    const heardAs = spellOtherEnding(word.text, ending.kind);
    const score = Math.min(word.score, MAX_OTHER_ENDING_SCORE);
    return { ...word, score, status: 'again', unsure: false, ...(heardAs && { heardAs }) };
  });

const PUNCTUATION = /^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu;
const TENS = ['thir', 'four', 'fif', 'six', 'seven', 'eigh', 'nine'];

/** The word with its other ending, in lower case; null where that is no word. */
export function spellOtherEnding(text: string, kind: EndingKind): string | null {
  const word = text.toLowerCase().replaceAll(PUNCTUATION, '');
  if (kind === 'can') return word === 'can' ? 'can’t' : 'can';
  if (kind === 'plural') return word.slice(0, -1);
  if (kind === 'past') return null;
  if (word === 'forty') return 'fourteen';
  if (word === 'fourteen') return 'forty';
  const ten = TENS.find((stem) => word.startsWith(stem));
  if (!ten) return null;
  return word.endsWith('teen') ? `${ten}ty` : `${ten}teen`;
}

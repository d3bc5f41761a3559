import type { EndingKind, OtherEnding } from './other-endings';
import { otherTextLimits } from './other-text-limits';

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

const PUNCTUATION = /^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu;
/** A plural, or a verb with -s, without it. */
const withoutS = (word: string): string =>
  word
    .replace(/ies$/, 'ys')
    .replace(/(?<=s|x|z|ch|sh|o)es$/, 's')
    .replace(/s$/, '');

const TENS = ['thir', 'four', 'fif', 'six', 'seven', 'eigh', 'nine'];

/** The word with its other ending, in lower case; null where that is no word. */
export function spellOtherEnding(text: string, kind: EndingKind): string | null {
  const word = text.toLowerCase().replaceAll(PUNCTUATION, '');
  if (kind === 'can') return word === 'can' ? 'can’t' : 'can';
  if (kind === 'plural') return withoutS(word);
  if (kind === 'past') return null;
  if (word === 'forty') return 'fourteen';
  if (word === 'fourteen') return 'forty';
  const ten = TENS.find((stem) => word.startsWith(stem));
  if (!ten) return null;
  return word.endsWith('teen') ? `${ten}ty` : `${ten}teen`;
}

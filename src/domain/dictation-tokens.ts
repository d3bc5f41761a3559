import { editDistance } from '~/lib/edit-distance';
import type { Phone } from './speech/types';
import { hasHomophones } from './spelling/homophones';
import { soundsLike } from './spelling/sounds-like';
import { canonicalSpelling, isContractionOf } from './spelling/spelling-variants';

/** Reason why a typed word is nearly right: it sounds the same, it is the contraction written out (or the
 *  reverse), words are joined or split, or it has a typing mistake. */
export type Reason = 'sound' | 'contraction' | 'spacing' | 'slip';

/** A word in the form in which it is compared. */
export interface Token {
  text: string;
  /** Lower case letters, digits and apostrophes only. */
  key: string;
  /** Only for a word of the text. */
  pronunciations?: readonly (readonly Phone[])[];
}

/** Splits a line into words, also at hyphens; keys are without punctuation and case. */
export function tokens(text: string): Token[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/&/g, ' and ')
    .split(/[\s\-–—]+/)
    .map((part) => ({
      text: part,
      key: part.toLowerCase().replace(/[^\p{L}\p{N}']|^'+|(?<!')'+$/gu, ''),
    }))
    .filter((token) => token.key !== '');
}

export interface Similarity {
  /** 1 for the same word, falling with each wrong letter to 0. */
  similarity: number;
  reason: Reason | null;
}

const NO_SIMILARITY: Similarity = { similarity: 0, reason: null };
/** Highest similarity of a word that is not an exact match. */
const MAX_INEXACT_SIMILARITY = 0.95;

/** Similarity of typed words to the words of the text: one to one, or a pair to one. */
export function measureSimilarity(wanted: readonly Token[], given: readonly Token[]): Similarity {
  const [a, b] = [wanted[0], given[0]];
  if (!a || !b) return NO_SIMILARITY;
  if (wanted.length === 1 && given.length === 1) return measureWordSimilarity(a, b);
  const [single, [first, second]] = wanted.length === 1 ? [a, given] : [b, wanted];
  if (!first || !second) return NO_SIMILARITY;
  if (single.key === first.key + second.key)
    return { similarity: MAX_INEXACT_SIMILARITY, reason: 'spacing' };
  const contracted = isContractionOf(single.key, first.key, second.key);
  return contracted ? { similarity: MAX_INEXACT_SIMILARITY, reason: 'contraction' } : NO_SIMILARITY;
}

function measureWordSimilarity(wanted: Token, given: Token): Similarity {
  const [a, b] = [wanted.key, given.key];
  if (a === b || canonicalSpelling(a) === canonicalSpelling(b))
    return { similarity: 1, reason: null };
  if (soundsLike(b, a, wanted.pronunciations ?? []))
    return {
      similarity: MAX_INEXACT_SIMILARITY,
      reason: a.replaceAll("'", '') === b ? 'slip' : 'sound',
    };
  const similarity = 1 - editDistance(a, b) / Math.max(a.length, b.length);
  // A known word is no typing mistake.
  const slip = !hasHomophones(b) && isSlip(a, b, similarity);
  return { similarity, reason: slip ? 'slip' : null };
}

const MAX_SHORT_WORD_LENGTH = 5;

/** Whether a typed word only has a typing mistake: one wrong letter in a word of four to seven letters, two
 *  in a longer one. A replaced letter in a short word makes another word, such as "ship" and "shop", which
 *  means that it was misheard. */
function isSlip(wanted: string, typed: string, similarity: number): boolean {
  if (similarity < (typed.length > 7 ? 0.75 : 0.66)) return false;
  if (wanted.length < 4) return false;
  const swapped = [...wanted].sort().join('') === [...typed].sort().join('');
  return swapped || wanted.length !== typed.length || wanted.length > MAX_SHORT_WORD_LENGTH;
}

import type { PartOfSpeech } from './types';
import { getZipf, listedLevel } from './word-lists';

/** Level of a lemma, 1–6: from the CEFR-J profile, else derived from its base, else estimated from its
 *  frequency. */
export function levelValue(lemma: string, pos: PartOfSpeech): number {
  return listedLevel(lemma, pos) ?? derivedLevel(lemma) ?? estimatedLevel(lemma);
}

/** Level of a regular derivation that the profile does not list: half a level above its base. */
function derivedLevel(lemma: string): number | null {
  for (const [ending, bases] of [
    [/ily$/, ['y']],
    [/ly$/, ['', 'le']],
    [/ing$/, ['', 'e']],
    [/ed$/, ['', 'e']],
    [/er$/, ['', 'e']],
    [/est$/, ['', 'e']],
    [/ness$/, ['']],
    [/^(?:un|non-?|re-?)(?=....)/, ['']],
  ] as const) {
    if (!ending.test(lemma)) continue;
    for (const base of bases) {
      const level = listedLevel(lemma.replace(ending, base), 'X');
      if (level) return level + 0.5;
    }
  }
  return null;
}

/** Level estimated from the frequency: the mean Zipf value of the words listed for A1, A2, B1 and B2 falls
 *  by about 0.53 a level, to 3.3 at B2, and the same line is extended to rarer words. At least 3, because
 *  the list of 7,800 words contains nearly all easier ones. */
function estimatedLevel(lemma: string): number {
  const value = 4 + (3.3 - getZipf(lemma)) / 0.53;
  return Math.min(6, Math.max(3, value));
}

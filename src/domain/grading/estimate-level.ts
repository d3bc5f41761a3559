import { getZipf, listedLevel } from './lexicon';
import type { PartOfSpeech } from './types';

/** 1–6. What the profile says of the lemma; a word that it leaves out is guessed from how common it is. */
export function levelValue(lemma: string, pos: PartOfSpeech): number {
  return listedLevel(lemma, pos) ?? derivedLevel(lemma) ?? estimatedLevel(lemma);
}

/** Regular formations that the profile leaves out are half a level over their base. */
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

/** The mean Zipf value of the words listed for A1, A2, B1 and B2 falls by about 0.53 a level, to 3.3 at B2; the
 *  same line goes on below. Never under 3: a list of 7,800 words has left out nearly nothing easier. */
export function estimatedLevel(lemma: string): number {
  const value = 4 + (3.3 - getZipf(lemma)) / 0.53;
  return Math.min(6, Math.max(3, value));
}

import type { ScoredPhone, ScoredWord } from '../scored-attempt';
import type { Phone, PhoneResult } from '../speech/types';

/** The heard phoneme where nothing clear was heard. */
const UNCLEAR_PHONEME = '';

/** Score below which a phoneme was not clear. */
export const CLEAR_SCORE_THRESHOLD = 50;
const POINTS_PER_NAT = 20;

/** Converts a phone of a result for an attempt: its goodness (nats per frame, 0 best, below −2.5 poor)
 *  becomes a score of 0–100, with 50 at the threshold. */
export function toScoredPhone({ target, heard, gop }: PhoneResult): ScoredPhone {
  const score = Math.round(Math.min(100, Math.max(0, 100 + POINTS_PER_NAT * gop)));
  return { target, heard, score };
}

/** Removes the phonemes of words where they match no pronunciation of the reference: they are additional
 *  information, and an inconsistency in them is no reason to reject the attempt. */
export function plausibleWords(
  words: readonly ScoredWord[],
  reference: readonly { pronunciations: Phone[][] }[],
): readonly ScoredWord[] {
  return words.map((word, index) => {
    if (!word.sounds) return word;
    const targets = word.sounds.map(({ target }) => target).join(' ');
    const said = word.status !== 'missing';
    const known = reference[index]?.pronunciations.some((phones) => phones.join(' ') === targets);
    return said && known ? word : { ...word, sounds: undefined };
  });
}

/** The phoneme that was heard in the place of the expected one. */
export function getHeardPhone({ target, heard, score }: ScoredPhone): Phone {
  if (heard !== null) return heard;
  return score < CLEAR_SCORE_THRESHOLD ? UNCLEAR_PHONEME : target;
}

/** Counts the pairs of expected and heard phoneme, keyed `TH S`. */
export function countPhonemes(words: readonly ScoredWord[], counts = new Map<string, number>()) {
  for (const { sounds = [] } of words)
    for (const phoneme of sounds) {
      const key = `${phoneme.target} ${getHeardPhone(phoneme)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

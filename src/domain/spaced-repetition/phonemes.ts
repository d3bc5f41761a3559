import type { ScoredPhone, ScoredWord } from '../scored-attempt';
import type { Phone, PhoneResult } from '../speech/types';

/** How a sound is called whose place holds nothing clear. */
export const UNCLEAR_PHONEME = '';

/** Points of a sound that was not clear. */
export const CLEAR_SCORE_THRESHOLD = 50;
const POINTS_PER_NAT = 20;

/** A phone of a result as attempts carry it. Its goodness (nats a frame, 0 best, below −2.5 poor)
 *  becomes 0–100 points, with 50 at the border. */
export function toScoredPhone({ target, heard, gop }: PhoneResult): ScoredPhone {
  const score = Math.round(Math.min(100, Math.max(0, 100 + POINTS_PER_NAT * gop)));
  return { target, heard, score };
}

/** Takes away the sounds that the words of the text do not have: they are hints about a result, and one
 *  wrong hint is no reason to lose the attempt. */
export function plausibleWords(
  words: readonly ScoredWord[],
  reference: readonly { pronunciations: Phone[][] }[],
): readonly ScoredWord[] {
  return words.map((word, at) => {
    if (!word.sounds) return word;
    const targets = word.sounds.map(({ target }) => target).join(' ');
    const said = word.status !== 'missing';
    const known = reference[at]?.pronunciations.some((phones) => phones.join(' ') === targets);
    return said && known ? word : { ...word, sounds: undefined };
  });
}

/** What was heard in a sound's place. */
export function getHeardPhone({ target, heard, score }: ScoredPhone): Phone {
  if (heard !== null) return heard;
  return score < CLEAR_SCORE_THRESHOLD ? UNCLEAR_PHONEME : target;
}

/** Counts of every expected and heard sound, keyed `TH S`. */
export function countPhonemes(words: readonly ScoredWord[], counts = new Map<string, number>()) {
  for (const { sounds = [] } of words)
    for (const phoneme of sounds) {
      const key = `${phoneme.target} ${getHeardPhone(phoneme)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

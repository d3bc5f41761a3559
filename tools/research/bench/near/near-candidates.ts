import type { AcousticModel } from '~/domain/speech/acoustic-model';
import {
  type AdaptedRecording,
  collectNearGains,
  findWordWindows,
  fitPhones,
} from '~/domain/speech/adapted-recording';
import { earOddsInPlace } from '~/domain/speech/ear-evidence';
import { type NearGain, nearPronunciation } from '~/domain/speech/near-evidence';
import { pronunciationIndices } from '~/domain/speech/reference';
import { toIndices } from '~/domain/speech/sense-gains';
import type { Phone, ReferenceWord } from '~/domain/speech/types';

/** A near word that may have been said in the place of a word of a text. */
export interface NearCandidate extends NearGain {
  /** The ear's log odds of it less those of the word. */
  earGain: number;
}

/** A word of a text, and what may have been said instead. */
export interface NearCandidates {
  word: number;
  /** The pronunciation that was aligned. */
  phones: Phone[];
  candidates: NearCandidate[];
}

/** Compares words of a text with all their near words, by the likelihood and by the ear.
 *  @param recording with a listening  @param chosen indexes of the words */
export function nearCandidates(
  model: AcousticModel,
  recording: AdaptedRecording,
  reference: readonly ReferenceWord[],
  chosen: readonly number[],
): NearCandidates[] {
  const words = pronunciationIndices(model, reference);
  const fits = fitPhones(model, recording, words);
  if (!fits) return [];
  const windows = findWordWindows(model, recording, words);
  const wanted = reference.map((word, index) => ({
    ...word,
    functionWord: word.functionWord || !chosen.includes(index),
  }));
  const gains = collectNearGains(model, recording, fits, words, windows, wanted);
  return chosen.flatMap((word): NearCandidates[] => {
    const segments = fits.mixture.filter(({ segment }) => segment.word === word);
    const phones = segments.map(({ segment }) => model.phones[segment.phone]!);
    const heard = (pronunciation: readonly Phone[]) =>
      earOddsInPlace(model, recording, fits, word, toIndices(model, [pronunciation]));
    const own = heard(phones);
    if (own === null) return [];
    const candidates = (gains[word] ?? []).flatMap((near): NearCandidate[] => {
      const odds = heard(nearPronunciation(phones, near));
      return odds === null ? [] : [{ ...near, earGain: odds - own }];
    });
    return [{ word, phones, candidates }];
  });
}

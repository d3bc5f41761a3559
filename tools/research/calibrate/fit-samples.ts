import type { AcousticModel } from '~/domain/speech/acoustic-model';
import {
  type AdaptedRecording,
  collectCompetitorEvidence,
  collectNearGains,
  collectSegmentInputs,
  findWordWindows,
  fitPhones,
  phoneRatios,
} from '~/domain/speech/adapted-recording';
import type { CompetitorEvidence } from '~/domain/speech/competitors';
import type { PhoneFit } from '~/domain/speech/gop';
import type { NearGain } from '~/domain/speech/near-evidence';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { ReferenceWord } from '~/domain/speech/types';
import { pairPhones } from '~tools/research/experiment/expert-labels';
import { expertScores } from './analyse-corpus';
import type { SampleKind, TextSample } from './trial-set';

/** A phone of a sample: its measurements by both emissions, and its labels. */
export interface FittedPhone {
  mixture: PhoneFit;
  adapted: PhoneFit;
  likelihoodRatio: number;
  /** Inputs of the segment net. */
  inputs: Float32Array;
  /** Mean of the experts, 0 wrong … 2 right, for words that were said; null without experts. */
  score: number | null;
  /** Whether it is a sound that was not said: any of an exchanged word, those of a near word that differ. */
  wrong: boolean;
}

/** A sample aligned and measured by a phone net that was trained without its speaker. */
export interface FittedSample {
  utterance: string;
  speaker: string;
  kind: SampleKind;
  words: ReferenceWord[];
  changed: ReadonlySet<number>;
  phones: FittedPhone[];
  competitors: (CompetitorEvidence | null)[];
  /** By word; null for function words and words not found. */
  near: (NearGain[] | null)[];
}

/** Aligns a sample with its recording and measures it; null where no path exists. */
export function fitSample(
  model: AcousticModel,
  adapted: AdaptedRecording,
  { utterance, kind, words, changed }: TextSample,
): FittedSample | null {
  const pronunciations = pronunciationIndices(model, words);
  const fits = fitPhones(model, adapted, pronunciations);
  if (!fits) return null;
  const windows = findWordWindows(model, adapted, pronunciations);
  const inputs = collectSegmentInputs(model, adapted, fits);
  const ratios = phoneRatios(adapted, fits);
  const segments = fits.mixture.map(({ segment }) => segment);
  const scores = expertScores(model, utterance, segments);
  const wrong = wrongSounds(model, { utterance, kind, words, changed }, segments);
  const competitors = collectCompetitorEvidence(
    model,
    adapted,
    fits,
    pronunciations,
    windows,
    words,
  );
  return {
    utterance: utterance.id,
    speaker: utterance.speaker,
    kind,
    words,
    changed,
    competitors,
    phones: fits.mixture.map((mixture, i) => ({
      mixture: withoutFrames(mixture),
      adapted: withoutFrames(fits.adapted[i]!),
      likelihoodRatio: ratios[i]!,
      inputs: inputs[i]!,
      score: changed.has(mixture.segment.word) ? null : scores[i]!,
      wrong: wrong[i]!,
    })),
    near: collectNearGains(model, adapted, fits, pronunciations, windows, words),
  };
}

/** The measurements without the fields that only the advice reads. */
const withoutFrames = (fit: PhoneFit): PhoneFit => ({
  ...fit,
  perFrame: new Float64Array(0),
  segment: { ...fit.segment, states: new Uint8Array(0) },
});

/** Whether each aligned phone was not said. */
function wrongSounds(
  model: AcousticModel,
  { utterance, kind, changed }: TextSample,
  segments: readonly { word: number; phone: number }[],
): boolean[] {
  const wrong = segments.map(({ word }) => changed.has(word));
  if (kind !== 'near') return wrong;
  for (const word of changed) {
    const places = segments.flatMap((segment, i) => (segment.word === word ? [i] : []));
    const names = places.map((i) => model.phones[segments[i]!.phone]!);
    const said = utterance.expert?.[word]?.phones ?? utterance.words[word]!.pronunciations[0]!;
    pairPhones(names, said).forEach((pair, k) => {
      wrong[places[k]!] = said[pair] !== names[k];
    });
  }
  return wrong;
}

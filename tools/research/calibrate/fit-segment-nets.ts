import type { AcousticModel } from '~/domain/speech/acoustic-model';
import {
  type AdaptedRecording,
  collectCompetitorEvidence,
  collectSegmentInputs,
  type FittedPhones,
  findWordWindows,
  fitPhones,
  phoneEvidence,
} from '~/domain/speech/adapted-recording';
import type { CompetitorEvidence } from '~/domain/speech/competitors';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import type { AnalysedUtterance } from './analyse-corpus';
import { type LabelledSegment, trainSegmentNet } from './train-segment-net';
import type { SampleKind, TextSample } from './trial-set';

/** A sample and its evidence from nets trained without its speaker. */
export interface SampleEvidence {
  sample: TextSample;
  evidence: TextEvidence;
}

interface FittedSample {
  sample: TextSample;
  adapted: AdaptedRecording;
  fits: FittedPhones;
  inputs: Float32Array[];
  competitors: (CompetitorEvidence | null)[];
}

const WEIGHTS: Readonly<Record<SampleKind, number>> = {
  right: 1.5,
  swapped: 1,
  several: 1,
  wrong: 0.8,
};

/** Fits the segment net of all speakers, and collects the evidence of each sample by nets trained without
 *  its speaker. */
export function fitSegmentNets(
  model: AcousticModel,
  samples: readonly TextSample[],
  adaptedByUtterance: ReadonlyMap<AnalysedUtterance, AdaptedRecording>,
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): { net: LearnerNets['segment']; sampleEvidence: SampleEvidence[] } {
  const fitted = samples.flatMap((sample): FittedSample[] => {
    const adapted = adaptedByUtterance.get(sample.utterance)!;
    const words = pronunciationIndices(model, sample.words);
    const fits = fitPhones(model, adapted, words);
    if (!fits) return [];
    const inputs = collectSegmentInputs(model, adapted, fits);
    const competitors = collectCompetitorEvidence(
      model,
      adapted,
      fits,
      words,
      findWordWindows(model, adapted, words),
      sample.words,
    );
    return [{ sample, adapted, fits, inputs, competitors }];
  });
  const phones = model.phones.length;
  const sampleEvidence: SampleEvidence[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ sample }: FittedSample) =>
      foldBySpeaker(sample.utterance.utterance.speaker) === fold;
    const others = fitted.filter((sample) => !inFold(sample));
    const net = trainSegmentNet(others.flatMap(labelledSegments), phones, 2 + fold);
    for (const { sample, adapted, fits, inputs, competitors } of fitted.filter(inFold)) {
      const phones = phoneEvidence(adapted, fits, inputs, net);
      sampleEvidence.push({ sample, evidence: { phones, competitors } });
    }
  }
  return {
    net: trainSegmentNet(fitted.flatMap(labelledSegments), phones, 1),
    sampleEvidence,
  };
}

/** The segments of a sample for training. A changed text contributes its changed words only: the others are
 *  in the sample of the right text already. */
function labelledSegments({ sample, fits, inputs }: FittedSample): LabelledSegment[] {
  return fits.mixture.flatMap(({ segment }, i) => {
    const changed = sample.changed.has(segment.word);
    if (sample.kind !== 'right' && !changed) return [];
    const weight = WEIGHTS[sample.kind];
    return [{ inputs: inputs[i]!, target: segment.phone, right: !changed, weight }];
  });
}

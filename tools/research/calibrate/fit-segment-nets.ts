import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import {
  type Attuned,
  type FittedPhones,
  fitPhones,
  phoneEvidence,
  rivalsOf,
  roomsOf,
  segmentInputsOf,
} from '~/domain/speech/listen';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { RivalEvidence } from '~/domain/speech/rivals';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import type { HeardUtterance } from './hear-corpus';
import { type LabelledSegment, trainSegmentNet } from './train-segment-net';
import type { Reading, ReadingKind } from './trial-set';

/** A reading and what nets that have not heard its speaker know of it. */
export interface WeighedReading {
  reading: Reading;
  evidence: TextEvidence;
}

interface Fitted {
  reading: Reading;
  attuned: Attuned;
  fits: FittedPhones;
  inputs: Float32Array[];
  rivals: (RivalEvidence | null)[];
}

const WEIGHTS: Readonly<Record<ReadingKind, number>> = {
  right: 1.5,
  swapped: 1,
  several: 1,
  wrong: 0.8,
};

/** The segment net of all speakers, and the readings weighed by nets without their speaker. */
export function fitSegmentNets(
  model: AcousticModel,
  readings: readonly Reading[],
  attunedOf: ReadonlyMap<HeardUtterance, Attuned>,
  folds: number,
  foldOf: (speaker: string) => number,
): { net: LearnerNets['segment']; readings: WeighedReading[] } {
  const fitted = readings.flatMap((reading): Fitted[] => {
    const attuned = attunedOf.get(reading.of)!;
    const words = pronunciationIndices(model, reading.words);
    const fits = fitPhones(model, attuned, words);
    if (!fits) return [];
    const inputs = segmentInputsOf(model, attuned, fits);
    const rivals = rivalsOf(
      model,
      attuned,
      fits,
      words,
      roomsOf(model, attuned, words),
      reading.words,
    );
    return [{ reading, attuned, fits, inputs, rivals }];
  });
  const phones = model.phones.length;
  const weighed: WeighedReading[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const own = ({ reading }: Fitted) => foldOf(reading.of.utterance.speaker) === fold;
    const others = fitted.filter((one) => !own(one));
    const net = trainSegmentNet(others.flatMap(labelledSegments), phones, 2 + fold);
    for (const { reading, attuned, fits, inputs, rivals } of fitted.filter(own)) {
      const phones = phoneEvidence(attuned, fits, inputs, net);
      weighed.push({ reading, evidence: { phones, rivals } });
    }
  }
  return { net: trainSegmentNet(fitted.flatMap(labelledSegments), phones, 1), readings: weighed };
}

/** Of a changed reading only the changed words teach: the others are in the right one already. */
function labelledSegments({ reading, fits, inputs }: Fitted): LabelledSegment[] {
  return fits.mixture.flatMap(({ segment }, i) => {
    const changed = reading.changed.has(segment.word);
    if (reading.kind !== 'right' && !changed) return [];
    const weight = WEIGHTS[reading.kind];
    return [{ inputs: inputs[i]!, target: segment.phone, right: !changed, weight }];
  });
}

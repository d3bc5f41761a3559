import type { LearnerNets } from '~/domain/speech/learner-nets';
import type { PhoneEvidence } from '~/domain/speech/phone-evidence';
import { rateSegment } from '~/domain/speech/segment-net';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import type { FittedPhone, FittedSample } from './fit-samples';

/** A sample with the evidence of nets that were trained without its speaker. */
export interface RatedSample extends Omit<FittedSample, 'phones'> {
  phones: (PhoneEvidence & Pick<FittedPhone, 'score'>)[];
  fold: number;
  /** By word: what the ear hears of it that has not heard the speaker. */
  ear?: (number[] | null)[];
}

/** Rates the phones of a sample by the segment net of its fold. */
export const rateSample = (
  { phones, ...sample }: FittedSample,
  net: LearnerNets['segment'],
  fold: number,
): RatedSample => ({
  ...sample,
  fold,
  phones: phones.map(({ mixture, adapted, likelihoodRatio, inputs, score }) => {
    const rating = rateSegment(net, inputs, mixture.segment.phone);
    return { mixture, adapted, likelihoodRatio, score, ...rating };
  }),
});

/** Whether experts hear a wrong sound in a word of a sample, or in any word. */
export const hasWrongSound = ({ phones }: RatedSample, word?: number): boolean =>
  phones.some(
    ({ mixture, score }) =>
      score !== null &&
      isWrongSound(score) &&
      (word === undefined || mixture.segment.word === word),
  );

import { isWrongSound } from '~tools/research/experiment/expert-labels';
import type { FittedSample } from './fit-samples';
import type { LabelledSegment } from './train-segment-net';
import type { SampleKind } from './trial-set';

const WEIGHTS: Readonly<Record<SampleKind, number>> = {
  right: 1.5,
  swapped: 1,
  several: 1,
  wrong: 0.8,
  near: 0.7,
};

/** The segments of a sample for training. A changed text contributes only the sounds that were not said: the
 *  others are in the sample of the right text already. A sound that experts call wrong is labelled as unknown. */
export function labelledSegments({ kind, phones }: FittedSample): LabelledSegment[] {
  const weight = WEIGHTS[kind];
  return phones.flatMap(({ mixture, inputs, score, wrong }): LabelledSegment[] => {
    if (kind !== 'right' && !wrong) return [];
    const open = kind === 'right' && score !== null && isWrongSound(score);
    const right = open ? null : !wrong;
    return [
      {
        inputs,
        target: mixture.segment.phone,
        right,
        weight,
        score: kind === 'right' ? score : null,
      },
    ];
  });
}

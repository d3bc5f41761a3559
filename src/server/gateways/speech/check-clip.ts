import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { policy } from '~/domain/speech/policy';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { ReferenceWord } from '~/domain/speech/types';

/** From this score on the scorer shows a learner green: short words of one voice reach no more. */
export const MIN_SELF_SCORE = 75;

/** Which scorer, with which weights, judges clips now. */
export const SCORER_ID = `${policy.engine}${ACOUSTIC_MODEL_PATH}`;

export interface ClipCheck {
  /** 0 … 100 for its own text. */
  selfScore: number;
  /** The word heard worst, when the sound is not clear: the voice misread it, or the pronunciation that
   *  we expect is wrong. */
  refused?: string;
}

/** Scores a piece of our own sound against its own text, as a learner's would be.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function checkClip(
  model: AcousticModel,
  pcm: Float32Array,
  reference: readonly ReferenceWord[],
): ClipCheck {
  const { verdict, score, words } = scoreUtterance(model, pcm, reference);
  if (verdict === 'pass' && score >= MIN_SELF_SCORE) return { selfScore: score };
  const worst = words.reduce((lowest, word) => (word.score < lowest.score ? word : lowest));
  return { selfScore: score, refused: worst.text };
}

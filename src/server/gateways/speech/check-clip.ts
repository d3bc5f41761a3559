import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { policy } from '~/domain/speech/policy';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { ReferenceWord } from '~/domain/speech/types';

/** Score from which the scorer shows a learner green; short words of one voice reach no more. */
export const MIN_SELF_SCORE = 75;

/** Identity of the current scorer and its weights. */
export const SCORER_ID = `${policy.engine}${ACOUSTIC_MODEL_PATH}`;

export interface ClipCheck {
  /** Score of the clip for its own text, 0–100. */
  selfScore: number;
  /** Word with the lowest score of an unclear clip: the voice misread it, or the expected pronunciation is
   *  wrong. Absent from a clear clip. */
  refused?: string;
}

/** Scores a clip against its own text, as a learner's recording would be.
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

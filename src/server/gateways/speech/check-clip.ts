import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { heardPronunciations } from '~/domain/speech/align-words';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { policy } from '~/domain/speech/policy';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { Verdict } from '~/domain/speech/types';
import type { WordToSay } from './words-to-say';

/** Lowest `selfScore` of an accepted clip, by the scorer that also judges learners. */
export const MIN_SELF_SCORE = ACCEPTED_CLIP_SCORE;

/** Version of the check; after a change every clip is checked again. */
const CHECK = 'card-2';

/** Identity of the check with the scorer and its weights. */
export const SCORER_ID = `${policy.engine}${ACOUSTIC_MODEL_PATH}/${CHECK}`;

interface ClipCheck {
  /** Score of the clip for its own text, 0–100. */
  selfScore: number;
  /** The word for which the clip is rejected: the one with the lowest score, or one that the voice reads as
   *  another word of the same spelling. Absent for an accepted clip. */
  refused?: string;
}

/** The faults of a take, for the next one. */
export interface TakeCheck extends ClipCheck {
  /** The scorer's verdict on the whole recording. */
  verdict: Verdict;
  /** The words that were not recognised, including the rejected one; none of an accepted clip. */
  missed: string[];
  /** Index of the refused word. */
  word?: number;
  /** Whether the word was said with another reading of its spelling, which another pace does not change. */
  misread?: boolean;
}

/** Scores a clip against its own text, like a learner's recording, but only against the pronunciations of its
 *  cards; and checks whether a word was said with another reading of its spelling.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function checkClip(
  model: AcousticModel,
  pcm: Float32Array,
  words: readonly WordToSay[],
): TakeCheck {
  const { verdict, score, words: scored } = scoreUtterance(model, pcm, words);
  const wasHeard = verdict === 'pass' || verdict === 'retry';
  const misread = wasHeard ? findMisreading(model, pcm, words) : -1;
  if (misread >= 0) {
    const refused = words[misread]!.text;
    return { selfScore: score, verdict, refused, missed: [refused], word: misread, misread: true };
  }
  if (verdict === 'pass' && score >= MIN_SELF_SCORE)
    return { selfScore: score, verdict, missed: [] };
  const lowest = Math.min(...scored.map((word) => word.score));
  const word = scored.findIndex((one) => one.score === lowest);
  const refused = words[word]!.text;
  const isMissed = scored.map(({ status }) => status === 'again' || status === 'missing');
  const missed = words.flatMap(({ text }, index) =>
    index === word || isMissed[index] ? [text] : [],
  );
  return { selfScore: score, verdict, refused, missed: [...new Set(missed)], word };
}

/** Index of the first word for which another reading fits the clip better than all accepted ones; −1 for none. */
function findMisreading(
  model: AcousticModel,
  pcm: Float32Array,
  words: readonly WordToSay[],
): number {
  if (words.every(({ misreadings }) => misreadings.length === 0)) return -1;
  const all = words.map((word) => ({
    ...word,
    pronunciations: [...word.pronunciations, ...word.misreadings],
  }));
  const heard = heardPronunciations(model, pcm, all);
  return words.findIndex(({ pronunciations }, index) => heard[index]! >= pronunciations.length);
}

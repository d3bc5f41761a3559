import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { AdaptedRecording } from '~/domain/speech/adapted-recording';
import {
  analyseUtterance,
  collectEvidence,
  sentenceFit,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type { ReferenceWord } from '~/domain/speech/types';
import { phoneCount, type Trial } from '~tools/research/experiment/trials';

/** Score of a word or sentence that was not found at all. */
const NOT_FOUND_SCORE = -100;

/** The scores of one recording against one text. */
interface SampleScore {
  /** `sentenceFit` of the whole text. */
  fit: number;
  passed: boolean;
  /** Log odds of each word. */
  odds: number[];
}

const NO_SCORE: SampleScore = { fit: NOT_FOUND_SCORE, passed: false, odds: [] };

/** The scores of one recording against its three texts. */
export interface Outcome {
  right: SampleScore;
  wrong: SampleScore;
  /** Null when no word could be exchanged or no speech was found. */
  swapped: (SampleScore & { changed: number; unchanged: number[] }) | null;
}

/** Scores one recording against the texts of its trial, with the product's default policy.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function measureOutcome(model: AcousticModel, pcm: Float32Array, trial: Trial): Outcome {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string') return { right: NO_SCORE, wrong: NO_SCORE, swapped: null };
  const swapped = trial.swapped && scoreSample(model, recording, trial.swapped.words);
  return {
    right: scoreSample(model, recording, trial.utterance.words),
    wrong: scoreSample(model, recording, trial.wrong),
    swapped: swapped && trial.swapped && { ...swapped, ...split(swapped.odds, trial.swapped) },
  };
}

function scoreSample(
  model: AcousticModel,
  recording: AdaptedRecording,
  words: readonly ReferenceWord[],
): SampleScore {
  const evidence = collectEvidence(model, recording, words);
  if (!evidence) return { ...NO_SCORE, odds: words.map(() => NOT_FOUND_SCORE) };
  const odds = textOdds(evidence);
  return {
    fit: sentenceFit(evidence, words, odds),
    passed: toUtteranceResult(model, recording, words, evidence).verdict === 'pass',
    odds: odds.map((value) => value ?? NOT_FOUND_SCORE),
  };
}

/** The odds of the exchanged word and of the unchanged words. Those count with three phones or more and not
 *  beside the exchanged word, which would move their boundaries. */
function split(odds: readonly number[], { words, index }: NonNullable<Trial['swapped']>) {
  const unchanged = odds.filter((_, i) => Math.abs(i - index) > 1 && phoneCount(words[i]!) >= 3);
  return { changed: odds[index]!, unchanged };
}

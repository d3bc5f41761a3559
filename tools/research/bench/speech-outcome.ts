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

/** What a word or sentence counts that was not found at all. */
const NOT_FOUND_SCORE = -100;

/** What one recording tells against one text. */
export interface SampleScore {
  /** `sentenceFit`: how well the whole text was said. */
  fit: number;
  passed: boolean;
  /** Log odds of each word. */
  odds: number[];
}

const NOTHING: SampleScore = { fit: NOT_FOUND_SCORE, passed: false, odds: [] };

/** What one recording tells against its three texts. */
export interface Outcome {
  right: SampleScore;
  wrong: SampleScore;
  /** Null when nothing could be exchanged or nothing was heard. */
  swapped: (SampleScore & { changed: number; kept: number[] }) | null;
}

/** Scores one recording against the texts of its trial, as the product would by default.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function measureOutcome(model: AcousticModel, pcm: Float32Array, trial: Trial): Outcome {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string') return { right: NOTHING, wrong: NOTHING, swapped: null };
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
  if (!evidence) return { ...NOTHING, odds: words.map(() => NOT_FOUND_SCORE) };
  const odds = textOdds(evidence);
  return {
    fit: sentenceFit(evidence, words, odds),
    passed: toUtteranceResult(model, recording, words, evidence).verdict === 'pass',
    odds: odds.map((value) => value ?? NOT_FOUND_SCORE),
  };
}

/** Kept words are those of three phones or more that do not touch the exchanged one, whose ends the
 *  exchange would move. */
function split(odds: readonly number[], { words, at }: NonNullable<Trial['swapped']>) {
  const keptWords = odds.filter((_, i) => Math.abs(i - at) > 1 && phoneCount(words[i]!) >= 3);
  return { changed: odds[at]!, kept: keptWords };
}

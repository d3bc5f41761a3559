import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Attuned } from '~/domain/speech/listen';
import { hearUtterance, judge, sentenceFit, weigh } from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type { ReferenceWord } from '~/domain/speech/types';
import { phoneCount, type Trial } from '~tools/research/experiment/trials';

/** What a word or sentence counts that was not found at all. */
const ABSENT = -100;

/** What one recording tells against one text. */
export interface Reading {
  /** `sentenceFit`: how well the whole text was said. */
  fit: number;
  passed: boolean;
  /** Log odds of each word. */
  odds: number[];
}

const NOTHING: Reading = { fit: ABSENT, passed: false, odds: [] };

/** What one recording tells against its three texts. */
export interface Outcome {
  right: Reading;
  wrong: Reading;
  /** Null when nothing could be exchanged or nothing was heard. */
  swapped: (Reading & { changed: number; kept: number[] }) | null;
}

/** Scores one recording against the texts of its trial, as the product would by default.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function outcomeOf(model: AcousticModel, pcm: Float32Array, trial: Trial): Outcome {
  const heard = hearUtterance(model, pcm);
  if (typeof heard === 'string') return { right: NOTHING, wrong: NOTHING, swapped: null };
  const swapped = trial.swapped && readingOf(model, heard, trial.swapped.words);
  return {
    right: readingOf(model, heard, trial.utterance.words),
    wrong: readingOf(model, heard, trial.wrong),
    swapped: swapped && trial.swapped && { ...swapped, ...split(swapped.odds, trial.swapped) },
  };
}

function readingOf(model: AcousticModel, heard: Attuned, words: readonly ReferenceWord[]): Reading {
  const evidence = weigh(model, heard, words);
  if (!evidence) return { ...NOTHING, odds: words.map(() => ABSENT) };
  const odds = textOdds(evidence);
  return {
    fit: sentenceFit(evidence, words, odds),
    passed: judge(model, heard, words, evidence).verdict === 'pass',
    odds: odds.map((value) => value ?? ABSENT),
  };
}

/** Kept words are those of three phones or more that do not touch the exchanged one, whose ends the
 *  exchange would move. */
function split(odds: readonly number[], { words, at }: NonNullable<Trial['swapped']>) {
  const kept = odds.filter((_, i) => Math.abs(i - at) > 1 && phoneCount(words[i]!) >= 3);
  return { changed: odds[at]!, kept };
}

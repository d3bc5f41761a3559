import { judgeSpoken, toOutcome } from '~/domain/lesson-feedback';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { AdaptedRecording } from '~/domain/speech/adapted-recording';
import {
  analyseUtterance,
  collectEvidence,
  sentenceFit,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type {
  Phone,
  PhoneResult,
  ReferenceWord,
  UtteranceResult,
  WordResult,
} from '~/domain/speech/types';
import { hasWrongSound, pairPhones } from '~tools/research/experiment/expert-labels';
import { namesSaidSound } from '~tools/research/experiment/near-words';
import { phoneCount, type Trial } from '~tools/research/experiment/trials';

/** Score of a word or sentence that was not found at all. */
const NOT_FOUND_SCORE = -100;
/** Estimated expert score of a phone of a word that was not found. */
const NOT_FOUND_EXPERT_SCORE = 0;

/** The scores of one recording against one text. */
interface SampleScore {
  /** `sentenceFit` of the whole text. */
  fit: number;
  passed: boolean;
  /** Whether it was almost a pass: nothing was heard to be wrong, and a word could not be told. */
  almost: boolean;
  /** Log odds of each word. */
  odds: number[];
  /** Null where nothing was scored. */
  result: UtteranceResult | null;
}

const NO_SCORE: SampleScore = {
  fit: NOT_FOUND_SCORE,
  passed: false,
  almost: false,
  odds: [],
  result: null,
};

/** A value of the scorer and the experts' mean score of the same, 0 wrong … 2 right. */
export interface JudgedValue {
  value: number;
  expert: number;
}

/** A recording against its own text, beside the experts' scores. */
export interface ExpertOutcome {
  phones: JudgedValue[];
  /** `value` is the score that is shown, `worstSound` the least estimated expert score of its phones. */
  words: (JudgedValue & { worstSound: number; wrongSound: boolean })[];
  /** `value` is the score that is shown. */
  sentence: JudgedValue;
  wrongSound: boolean;
}

/** A word of a recording against its own text, and against the text with a near word in its place. */
interface NearOutcome {
  /** Log odds of the word that was said. */
  said: number;
  /** Log odds of the near word. */
  near: number;
  /** Whether the result names the sound that was said. */
  named: boolean;
}

/** The scores of one recording against its texts. */
export interface Outcome {
  right: { fit: number; passed: boolean; almost: boolean };
  wrong: { fit: number };
  /** Null when no word could be exchanged or no speech was found. */
  swapped: { passed: boolean; changed: number; unchanged: number[] } | null;
  /** Only words in which experts hear no wrong sound; all words where no expert judged. */
  near: NearOutcome[];
  /** Null where no expert judged. */
  expert: ExpertOutcome | null;
}

/** Scores one recording against the texts of its trial, with the product's default policy.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function measureOutcome(model: AcousticModel, pcm: Float32Array, trial: Trial): Outcome {
  const { utterance } = trial;
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string')
    return {
      right: NO_SCORE,
      wrong: NO_SCORE,
      swapped: null,
      near: [],
      expert: utterance.expert ? compareWithExperts(NO_SCORE, utterance.expert) : null,
    };
  const score = (words: readonly ReferenceWord[]) => scoreSample(model, recording, words);
  const right = score(utterance.words);
  const swapped = trial.swapped && score(trial.swapped.words);
  const isJudgedRight = ({ index }: { index: number }) =>
    !utterance.expert || !hasWrongSound(utterance.expert[index]!);
  return {
    right: { fit: right.fit, passed: right.passed, almost: right.almost },
    wrong: { fit: score(trial.wrong).fit },
    swapped: swapped &&
      trial.swapped && { passed: swapped.passed, ...split(swapped.odds, trial.swapped) },
    near: trial.near.filter(isJudgedRight).map(({ words, index }): NearOutcome => {
      const { odds, result } = score(words);
      const said = utterance.expert?.[index]?.phones ?? utterance.words[index]!.pronunciations[0]!;
      return {
        said: right.odds[index]!,
        near: odds[index]!,
        named:
          result !== null && namesSaid(result.words[index]!, utterance.words[index]!.text, said),
      };
    }),
    expert: utterance.expert ? compareWithExperts(right, utterance.expert) : null,
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
  const result = toUtteranceResult(model, recording, words, evidence);
  const outcome = toOutcome(judgeSpoken(result));
  return {
    fit: sentenceFit(evidence, words, odds),
    passed: outcome === 'passed',
    almost: outcome === 'almost',
    odds: odds.map((value) => value ?? NOT_FOUND_SCORE),
    result,
  };
}

/** The odds of the exchanged word and of the unchanged words. Unchanged words count if they have three
 *  phones or more and are not beside the exchanged word, which would move their boundaries. */
function split(odds: readonly number[], { words, index }: NonNullable<Trial['swapped']>) {
  const unchanged = odds.filter((_, i) => Math.abs(i - index) > 1 && phoneCount(words[i]!) >= 3);
  return { changed: odds[index]!, unchanged };
}

/** Compares a result with the experts' scores. A word that was not found or not scored has the lowest value. */
export function compareWithExperts(
  { result }: Pick<SampleScore, 'result'>,
  expert: NonNullable<Trial['utterance']['expert']>,
): ExpertOutcome {
  const scores = expert.flatMap((word) => word.scores);
  return {
    phones: expert.flatMap((judged, word) => {
      const phones = result?.words[word]?.phones ?? [];
      if (phones.length === 0)
        return judged.scores.map((score) => ({ value: NOT_FOUND_EXPERT_SCORE, expert: score }));
      const pairs = pairPhones(
        judged.phones,
        phones.map(({ target }) => target),
      );
      return judged.scores.flatMap((score, i): JudgedValue[] => {
        const phone = phones[pairs[i]!];
        return phone ? [{ value: estimateOf(phone), expert: score }] : [];
      });
    }),
    words: expert.map((judged, word) => ({
      value: result?.words[word]?.score ?? 0,
      worstSound: worstSound(result?.words[word]),
      expert: mean(judged.scores),
      wrongSound: hasWrongSound(judged),
    })),
    sentence: { value: result?.score ?? 0, expert: mean(scores) },
    wrongSound: expert.some(hasWrongSound),
  };
}

const estimateOf = ({ expertScore }: PhoneResult): number => expertScore ?? NOT_FOUND_EXPERT_SCORE;

const worstSound = (word: WordResult | undefined): number =>
  word && word.phones.length > 0
    ? Math.min(...word.phones.map(estimateOf))
    : NOT_FOUND_EXPERT_SCORE;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the result of a near word names the sound that was said, or the whole word by its other ending. */
export const namesSaid = (result: WordResult, saidText: string, said: readonly Phone[]): boolean =>
  (result.heardAs !== undefined && plain(result.heardAs) === plain(saidText)) ||
  namesSaidSound(
    {
      targets: result.phones.map(({ target }) => target),
      heard: result.phones.map(({ heard }) => heard),
    },
    said,
  );

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

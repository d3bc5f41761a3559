import { policy } from '~/domain/speech/policy';
import { toScore } from '~/domain/speech/score-words';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import {
  auc,
  correlation,
  detectionRateAt,
  equalErrorRate,
} from '~tools/research/experiment/rates';
import { phoneCount } from '~tools/research/experiment/trials';
import { groupBy } from './group-by';
import { fitOf, groupSamples, MISSING, passesAt, passRate } from './passes';
import type { ScoredSample } from './score-samples';

const FALSE_ALARM = 0.1;

/** The figures of `bench:speech`, with its names, on speakers outside the training set of nets and models. Texts
 *  are exchanged four times as often, and unaligned phones are left out of the comparison with experts. */
export function calibrationFigures(scored: readonly ScoredSample[]) {
  const groups = groupSamples(scored);
  const { right, swapped, wrong } = groups;
  const { again, againFunction } = policy.leniency.STANDARD;
  const passes = passesAt(again, againFunction);
  const swaps = collectSwapOdds(swapped);
  const near = collectNearOdds(right, groups.near);
  return {
    recordings: right.length,
    speakers: new Set(right.map(({ sample }) => sample.speaker)).size,
    passCorrect: passRate(right, passes),
    passSwapped: passRate(swapped, passes),
    sentenceEer: equalErrorRate(right.map(fitOf), wrong.map(fitOf)),
    swapAuc: auc(swaps.unchanged, swaps.changed),
    swapCaughtAt10: detectionRateAt(FALSE_ALARM, swaps.unchanged, swaps.changed),
    nearWordAuc: auc(near.said, near.near),
    nearWordCaughtAt10: detectionRateAt(FALSE_ALARM, near.said, near.near),
    expertRightPass: passRate(groups.expertRight, passes),
    expertRightSwappedPass: passRate(groups.expertRightSwapped, passes),
    ...expertFigures(right),
  };
}

/** A right reading beside the experts' scores. */
interface Compared {
  phones: Pair[];
  words: (Pair & { least: number; wrong: boolean })[];
  sentence: Pair;
}

const compared = new WeakMap<ScoredSample, Compared | 'not judged'>();

/** Compares a reading with the experts' scores, once; null where they judged none of its sounds. */
function compareWithExperts(scored: ScoredSample): Compared | null {
  const known = compared.get(scored) ?? compareReading(scored);
  compared.set(scored, known);
  return known === 'not judged' ? null : known;
}

function compareReading({ sample, evidence, odds }: ScoredSample): Compared | 'not judged' {
  const judged = sample.phones.flatMap(({ mixture, score }, i) =>
    score === null
      ? []
      : [{ value: evidence.expertScores[i]!, expert: score, word: mixture.segment.word }],
  );
  if (judged.length === 0) return 'not judged';
  const expert = (own: readonly Pair[]) => mean(own.map((phone) => phone.expert));
  const shown = (word: number) => toScore(odds[word] ?? MISSING, 'STANDARD');
  const words = [...groupBy(judged, (phone) => phone.word)].map(([word, own]) => ({
    value: shown(word),
    expert: expert(own),
    least: Math.min(...own.map(({ value }) => value)),
    wrong: own.some((phone) => isWrongSound(phone.expert)),
  }));
  const sentence = {
    value: mean(judged.map(({ word }) => shown(word))),
    expert: expert(judged),
  };
  return { phones: judged, words, sentence };
}

/** Agreement with experts on right readings. */
function expertFigures(right: readonly ScoredSample[]) {
  const readings = right.flatMap((scored) => compareWithExperts(scored) ?? []);
  const words = readings.flatMap((reading) => reading.words);
  const least = (wrong: boolean) =>
    words.filter((word) => word.wrong === wrong).map((word) => word.least);
  return {
    phoneCorrelation: correlate(readings.flatMap(({ phones }) => phones)),
    wordCorrelation: correlate(words),
    sentenceCorrelation: correlate(readings.map(({ sentence }) => sentence)),
    wrongSoundAuc: auc(least(false), least(true)),
    wrongSoundCaughtAt10: detectionRateAt(FALSE_ALARM, least(false), least(true)),
  };
}

/** A value of the scorer, and the experts' mean score. */
interface Pair {
  value: number;
  expert: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const correlate = (pairs: readonly Pair[]): number =>
  correlation(
    pairs.map(({ value }) => value),
    pairs.map(({ expert }) => expert),
  );

/** Odds of the exchanged words, and of the unchanged words of three phones or more that are not beside one. */
function collectSwapOdds(samples: readonly ScoredSample[]) {
  const changed: number[] = [];
  const unchanged: number[] = [];
  for (const { sample, odds } of samples) {
    const [swapped] = sample.changed;
    odds.forEach((value, index) => {
      if (index === swapped) changed.push(value ?? MISSING);
      else if (Math.abs(index - swapped!) > 1 && phoneCount(sample.words[index]!) >= 3)
        unchanged.push(value ?? MISSING);
    });
  }
  return { unchanged, changed };
}

/** Odds of near words, and of the words that were said in their places. */
function collectNearOdds(right: readonly ScoredSample[], near: readonly ScoredSample[]) {
  const own = new Map(right.map(({ sample, odds }) => [sample.utterance, odds]));
  const pairs = near.flatMap(({ sample, odds }) => {
    const [word] = sample.changed;
    const said = own.get(sample.utterance);
    return said ? [{ said: said[word!] ?? MISSING, near: odds[word!] ?? MISSING }] : [];
  });
  return { said: pairs.map(({ said }) => said), near: pairs.map(({ near }) => near) };
}

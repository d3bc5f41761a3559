import { type Leniency, policy } from '~/domain/speech/policy';
import { sentenceFit } from '~/domain/speech/score-utterance';
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
import { hasWrongSound } from './rated-sample';
import type { ScoredSample } from './score-samples';
import type { SampleKind } from './trial-set';

/** Log odds that a missing word counts. */
const MISSING = -10;
/** Offset of the threshold for function words below that for content words, log odds. */
const FUNCTION_WORD_OFFSET = 2.4;
const FALSE_ALARM = 0.1;
const THRESHOLDS = Array.from({ length: 19 }, (_, i) => -4 + i / 4);

/** Prints how samples are told apart, agreement with experts, and the pass rates of each threshold of content words and
 *  of the present policy. The figures are those of `bench:speech`. */
export function reportCalibration(scored: readonly ScoredSample[]): void {
  const of = (kind: SampleKind) => scored.filter(({ sample }) => sample.kind === kind);
  const right = of('right');
  const line = (label: string, ...values: number[]) =>
    console.log(`${label.padEnd(52)}${values.map((value) => value.toFixed(4)).join('  ')}`);
  line(
    'right or wrong sentence, equal error rate',
    equalErrorRate(right.map(fitOf), of('wrong').map(fitOf)),
  );
  const swaps = collectSwapOdds(of('swapped'));
  line('exchanged word: AUC, caught at 10 %', ...apart(swaps.unchanged, swaps.changed));
  const near = collectNearOdds(right, of('near'));
  line('near word: AUC, caught at 10 %', ...apart(near.said, near.near));
  reportAgreement(right, line);

  console.log('passing:                  right  swapped  no wrong sound: right  swapped  near');
  const clean = new Set(
    right.filter(({ sample }) => !hasWrongSound(sample)).map(({ sample }) => sample.utterance),
  );
  const row = (passes: (sample: ScoredSample) => boolean) => {
    const share = (samples: readonly ScoredSample[], among = samples) =>
      rate(among.filter(passes).length / among.length);
    const isClean = ({ sample }: ScoredSample) => clean.has(sample.utterance);
    return [right, of('swapped'), right.filter(isClean), of('swapped').filter(isClean), of('near')]
      .map((samples) => share(samples))
      .join('  ');
  };
  for (const threshold of THRESHOLDS)
    console.log(
      `content words ≥ ${threshold.toFixed(2).padStart(5)}    ${row(passesAt(threshold))}`,
    );
  for (const name of Object.keys(policy.leniency) as Leniency[]) {
    const { again, againFunction } = policy.leniency[name];
    console.log(`${name.padEnd(24)} ${row(passesAt(again, againFunction))}`);
  }
}

/** Agreement with experts on right readings: of the estimates by phone, word and sentence, of the scores that are
 *  shown, and of the least estimate of a word with its wrong sounds. */
function reportAgreement(
  right: readonly ScoredSample[],
  line: (label: string, ...values: number[]) => void,
): void {
  const phones: Pair[] = [];
  const words: (Pair & { shown: number; least: number; wrong: boolean })[] = [];
  const sentences: (Pair & { shown: number })[] = [];
  for (const { sample, evidence, odds } of right) {
    const judged = sample.phones.flatMap(({ mixture, score }, i) =>
      score === null
        ? []
        : [{ value: evidence.expertScores[i]!, expert: score, word: mixture.segment.word }],
    );
    if (judged.length === 0) continue;
    phones.push(...judged);
    const shown = (word: number) => toScore(odds[word] ?? MISSING, 'standard');
    for (const [word, own] of groupBy(judged, (phone) => phone.word))
      words.push({
        ...means(own),
        shown: shown(word),
        least: Math.min(...own.map(({ value }) => value)),
        wrong: own.some(({ expert }) => isWrongSound(expert)),
      });
    sentences.push({ ...means(judged), shown: mean(judged.map(({ word }) => shown(word))) });
  }
  const shown = (pairs: readonly (Pair & { shown: number })[]) =>
    correlate(pairs.map(({ shown, expert }) => ({ value: shown, expert })));
  line('phone: correlation of the estimate', correlate(phones));
  line('word: of the estimates, of the score', correlate(words), shown(words));
  line('sentence: of the estimates, of the score', correlate(sentences), shown(sentences));
  const least = (wrong: boolean) =>
    words.filter((word) => word.wrong === wrong).map((word) => word.least);
  line('word with a wrong sound: AUC, caught at 10 %', ...apart(least(false), least(true)));
}

interface Pair {
  value: number;
  expert: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const means = (pairs: readonly Pair[]): Pair => ({
  value: mean(pairs.map(({ value }) => value)),
  expert: mean(pairs.map(({ expert }) => expert)),
});

const correlate = (pairs: readonly Pair[]): number =>
  correlation(
    pairs.map(({ value }) => value),
    pairs.map(({ expert }) => expert),
  );

const apart = (right: readonly number[], wrong: readonly number[]): [number, number] => [
  auc(right, wrong),
  detectionRateAt(FALSE_ALARM, right, wrong),
];

const rate = (fraction: number): string => `${(100 * fraction).toFixed(1).padStart(5)} %`;

const fitOf = ({ evidence, sample, odds }: ScoredSample): number =>
  sentenceFit(evidence, sample.words, odds);

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

/** Whether a sample passes, by the rule of the scorer with these thresholds. */
const passesAt =
  (content: number, functionWord = content - FUNCTION_WORD_OFFSET) =>
  (scored: ScoredSample): boolean =>
    scored.odds.every(
      (value, word) =>
        (value ?? MISSING) >= (scored.sample.words[word]!.functionWord ? functionWord : content),
    ) && fitOf(scored) >= policy.sentence.minFit;

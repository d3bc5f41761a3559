import {
  auc,
  correlation,
  detectionRateAt,
  equalErrorRate,
} from '~tools/research/experiment/rates';
import type { JudgedValue, Outcome } from './speech-outcome';

const FALSE_ALARM = 0.1;

/** Figures of the benchmark that need no expert.
 *
 *  - `sentenceEer`: error rate of `sentenceFit` at which as many right texts are rejected as wrong ones pass.
 *  - `swapAuc`, `swapCaughtAt10`: log odds of exchanged words against those of the unchanged words of the same
 *    readings (three phones or more, not beside the exchanged one): area under the curve, and the share of the
 *    exchanged words below the threshold that rejects 10 % of the unchanged ones.
 *  - `passCorrect`, `passSwapped`: share of the right readings, and of those with one word exchanged, that pass
 *    with the standard judge.
 *  - `almostCorrect`: share of the right readings that are almost a pass: a word could not be told, and the sentence is
 *    asked for once more.
 *  - `nearWordAuc`, `nearWordCaughtAt10`: the same as for exchanged words, of near words (`near-words.ts`; every
 *    content word and *can* are exchanged in turn) against the words that were said in their places; words in
 *    which an expert hears a wrong sound are left out.
 *  - `nearWordNamed`: share of those near words in whose result the sound that was said is named in its place,
 *    or the word itself by its other ending. */
export function speechFigures(outcomes: readonly Outcome[]) {
  const swaps = outcomes.flatMap(({ swapped }) => swapped ?? []);
  const unchanged = swaps.flatMap((swap) => swap.unchanged);
  const changed = swaps.map((swap) => swap.changed);
  const nearWords = outcomes.flatMap(({ near }) => near);
  const said = nearWords.map((word) => word.said);
  const near = nearWords.map((word) => word.near);
  return {
    sentenceEer: equalErrorRate(
      outcomes.map(({ right }) => right.fit),
      outcomes.map(({ wrong }) => wrong.fit),
    ),
    swapAuc: auc(unchanged, changed),
    swapCaughtAt10: detectionRateAt(FALSE_ALARM, unchanged, changed),
    passCorrect: share(outcomes, ({ right }) => right.passed),
    passSwapped: share(swaps, ({ passed }) => passed),
    almostCorrect: share(outcomes, ({ right }) => right.almost),
    nearWordAuc: auc(said, near),
    nearWordCaughtAt10: detectionRateAt(FALSE_ALARM, said, near),
    nearWordNamed: share(nearWords, ({ named }) => named),
  };
}

/** Figures of the benchmark beside the experts of `labels.tsv`; null where there are none. A wrong sound is a
 *  phone to which the experts give 0.5 of 2 or less.
 *
 *  - `phoneCorrelation`: correlation (Pearson) of the estimated expert score of a phone and the experts' own, over
 *    all phones that the experts' pronunciation and the aligned one share; those of words that were not found have
 *    the least value.
 *  - `wordCorrelation`: of the score that is shown with a word and the mean of the experts' scores of its phones.
 *  - `sentenceCorrelation`: of the score that is shown with a reading and the mean of the experts' scores of all
 *    its phones.
 *  - `expertRightPass`, `expertRightSwappedPass`: `passCorrect` and `passSwapped` of the readings in which experts
 *    hear no wrong sound at all.
 *  - `expertRightAlmost`: `almostCorrect` of the same readings.
 *  - `wrongSoundAuc`, `wrongSoundCaughtAt10`: the least estimated expert score in each word of right readings
 *    that holds a wrong sound against that of the words that hold none: area under the curve, and share below
 *    the threshold that rejects 10 % of the latter. */
export function expertFigures(outcomes: readonly Outcome[]) {
  const judged = outcomes.flatMap(({ expert, right, swapped }) =>
    expert ? [{ expert, right, swapped }] : [],
  );
  if (judged.length === 0) return null;
  const right = judged.filter(({ expert }) => !expert.wrongSound);
  const words = judged.flatMap(({ expert }) => expert.words);
  const worstSounds = (wrong: boolean) =>
    words.filter(({ wrongSound }) => wrongSound === wrong).map(({ worstSound }) => worstSound);
  return {
    phoneCorrelation: correlate(judged.flatMap(({ expert }) => expert.phones)),
    wordCorrelation: correlate(words),
    sentenceCorrelation: correlate(judged.map(({ expert }) => expert.sentence)),
    expertRightPass: share(right, (reading) => reading.right.passed),
    expertRightAlmost: share(right, (reading) => reading.right.almost),
    expertRightSwappedPass: share(
      right.flatMap(({ swapped }) => swapped ?? []),
      ({ passed }) => passed,
    ),
    wrongSoundAuc: auc(worstSounds(false), worstSounds(true)),
    wrongSoundCaughtAt10: detectionRateAt(FALSE_ALARM, worstSounds(false), worstSounds(true)),
  };
}

const correlate = (pairs: readonly JudgedValue[]): number =>
  correlation(
    pairs.map(({ value }) => value),
    pairs.map(({ expert }) => expert),
  );

const share = <T>(items: readonly T[], has: (item: T) => boolean): number =>
  items.filter(has).length / items.length;

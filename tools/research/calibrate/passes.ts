import { policy } from '~/domain/speech/policy';
import { sentenceFit } from '~/domain/speech/score-utterance';
import { hasWrongSound } from './rated-sample';
import type { ScoredSample } from './score-samples';
import type { SampleKind } from './trial-set';

/** Log odds that a missing word counts. */
export const MISSING = -10;

const fits = new WeakMap<ScoredSample, number>();

/** Fit of the whole text of a sample; computed once, because standard errors ask for it a hundred times. */
export function fitOf(scored: ScoredSample): number {
  const known = fits.get(scored);
  if (known !== undefined) return known;
  const { evidence, sample, odds } = scored;
  const fit = sentenceFit(evidence, sample.words, odds);
  fits.set(scored, fit);
  return fit;
}

/** Whether a sample passes, by the rule of the scorer with these thresholds of log odds. */
export const passesAt =
  (content: number, functionWord: number) =>
  (scored: ScoredSample): boolean =>
    scored.odds.every(
      (value, word) =>
        (value ?? MISSING) >= (scored.sample.words[word]!.functionWord ? functionWord : content),
    ) && fitOf(scored) >= policy.sentence.minFit;

/** The samples by the kind of their text; `expert…` are those in whose recordings experts hear no wrong
 *  sound. */
export function groupSamples(scored: readonly ScoredSample[]) {
  const of = (kind: SampleKind) => scored.filter(({ sample }) => sample.kind === kind);
  const right = of('right');
  const swapped = of('swapped');
  const clean = new Set(
    right.filter(({ sample }) => !hasWrongSound(sample)).map(({ sample }) => sample.utterance),
  );
  const isClean = ({ sample }: ScoredSample) => clean.has(sample.utterance);
  return {
    right,
    swapped,
    wrong: of('wrong'),
    near: of('near'),
    expertRight: right.filter(isClean),
    expertRightSwapped: swapped.filter(isClean),
  };
}

/** Share of the samples that pass. */
export const passRate = (
  samples: readonly ScoredSample[],
  passes: (sample: ScoredSample) => boolean,
): number => samples.filter(passes).length / samples.length;

import { type Leniency, policy } from '~/domain/speech/policy';
import { sentenceFit } from '~/domain/speech/score-utterance';
import { auc, detectionRateAt, equalErrorRate } from '~tools/research/experiment/rates';
import { phoneCount } from '~tools/research/experiment/trials';
import type { ScoredSample } from './word-rows';

const MISSING = -10;
/** Function words may be so much worse than the others, log odds. */
const WEAKER = 2.4;
const THRESHOLDS = Array.from({ length: 41 }, (_, i) => -4 + i / 10);

/** Prints how well words and sentences are told apart, what each threshold of content words passes,
 *  what thresholds chosen on the other speakers pass, and what the present policy passes. */
export function reportCalibration(
  samples: readonly ScoredSample[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): void {
  const { kept, changed } = scoreWordsOfSamples(samples);
  const kinds = { right: [], swapped: [], wrong: [] } as Record<string, ScoredSample[]>;
  for (const one of samples) kinds[one.kind]?.push(one);
  const { right = [], swapped = [], wrong = [] } = kinds;
  const fits = (set: readonly ScoredSample[]) =>
    set.map(({ evidence, words, odds }) => sentenceFit(evidence, words, odds));
  console.log(`exchanged word, area under the curve       ${auc(kept, changed).toFixed(4)}`);
  console.log(
    `… caught at 10 % false alarm               ${rate(detectionRateAt(0.1, kept, changed))}`,
  );
  console.log(
    `right or wrong sentence, equal error rate  ${rate(equalErrorRate(fits(right), fits(wrong)))}`,
  );

  const row = (passes: (one: ScoredSample) => boolean) =>
    [right, swapped, wrong].map((set) => rate(set.filter(passes).length / set.length)).join('  ');
  console.log('passing:                  right   swapped  wrong');
  for (const threshold of THRESHOLDS)
    console.log(
      `content words ≥ ${threshold.toFixed(1).padStart(4)}     ${row(ratesAt(threshold))}`,
    );
  for (const share of [0.8, 0.84, 0.86, 0.88, 0.9, 0.92]) {
    const chosen = Array.from({ length: folds }, (_, fold) =>
      thresholdPassing(
        share,
        right.filter(({ speaker }) => foldBySpeaker(speaker) !== fold),
      ),
    );
    const nested = (one: ScoredSample) => ratesAt(chosen[foldBySpeaker(one.speaker)]!)(one);
    console.log(`${rate(share)} of other speakers ${row(nested)}`);
  }
  for (const name of Object.keys(policy.leniency) as Leniency[]) {
    const { again, againFunction } = policy.leniency[name];
    console.log(`${name.padEnd(22)} ${row(ratesAt(again, againFunction))}`);
  }
}

const rate = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

/** Odds of the words that were exchanged, and of those that were not and do not touch one. */
function scoreWordsOfSamples(samples: readonly ScoredSample[]): {
  kept: number[];
  changed: number[];
} {
  const changed: number[] = [];
  const kept: number[] = [];
  for (const { words, changed: wrong, odds } of samples.filter(({ kind }) => kind === 'swapped')) {
    const [ratesAt] = wrong;
    odds.forEach((value, word) => {
      if (word === ratesAt) changed.push(value ?? MISSING);
      else if (Math.abs(word - ratesAt!) > 1 && phoneCount(words[word]!) >= 3)
        kept.push(value ?? MISSING);
    });
  }
  return { kept, changed };
}

/** Passes readings as `judge` does. */
function ratesAt(content: number, weak = content - WEAKER) {
  return ({ words, odds, evidence }: ScoredSample): boolean =>
    odds.every(
      (value, word) => (value ?? MISSING) >= (words[word]!.functionWord ? weak : content),
    ) && sentenceFit(evidence, words, odds) >= policy.sentence.leastFit;
}

/** The strictest threshold that passes such a share. */
function thresholdPassing(share: number, right: readonly ScoredSample[]): number {
  const passing = (threshold: number) => right.filter(ratesAt(threshold)).length / right.length;
  return THRESHOLDS.findLast((threshold) => passing(threshold) >= share) ?? THRESHOLDS[0]!;
}

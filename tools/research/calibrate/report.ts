import { type Leniency, policy } from '~/domain/speech/policy';
import { sentenceFit } from '~/domain/speech/score-utterance';
import { auc, detectionRateAt, equalErrorRate } from '~tools/research/experiment/rates';
import { phoneCount } from '~tools/research/experiment/trials';
import type { ScoredSample } from './word-rows';

/** Log odds that a missing word counts. */
const MISSING = -10;
/** Offset of the threshold for function words below that for content words, log odds. */
const FUNCTION_WORD_OFFSET = 2.4;
const THRESHOLDS = Array.from({ length: 41 }, (_, i) => -4 + i / 10);

/** Prints how well right and wrong words and sentences are distinguished, and the pass rates of each
 *  threshold of content words, of thresholds chosen on the other speakers, and of the present policy. */
export function reportCalibration(
  samples: readonly ScoredSample[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): void {
  const { unchanged, changed } = collectSwapOdds(samples);
  const kinds = { right: [], swapped: [], wrong: [] } as Record<string, ScoredSample[]>;
  for (const sample of samples) kinds[sample.kind]?.push(sample);
  const { right = [], swapped = [], wrong = [] } = kinds;
  const fits = (scored: readonly ScoredSample[]) =>
    scored.map(({ evidence, words, odds }) => sentenceFit(evidence, words, odds));
  console.log(`exchanged word, area under the curve       ${auc(unchanged, changed).toFixed(4)}`);
  console.log(
    `… caught at 10 % false alarm               ${rate(detectionRateAt(0.1, unchanged, changed))}`,
  );
  console.log(
    `right or wrong sentence, equal error rate  ${rate(equalErrorRate(fits(right), fits(wrong)))}`,
  );

  const row = (passes: (sample: ScoredSample) => boolean) =>
    [right, swapped, wrong]
      .map((scored) => rate(scored.filter(passes).length / scored.length))
      .join('  ');
  console.log('passing:                  right   swapped  wrong');
  for (const threshold of THRESHOLDS)
    console.log(
      `content words ≥ ${threshold.toFixed(1).padStart(4)}     ${row(passesAt(threshold))}`,
    );
  for (const passRate of [0.8, 0.84, 0.86, 0.88, 0.9, 0.92]) {
    const thresholds = Array.from({ length: folds }, (_, fold) =>
      strictestThreshold(
        passRate,
        right.filter(({ speaker }) => foldBySpeaker(speaker) !== fold),
      ),
    );
    const nested = (sample: ScoredSample) =>
      passesAt(thresholds[foldBySpeaker(sample.speaker)]!)(sample);
    console.log(`${rate(passRate)} of other speakers ${row(nested)}`);
  }
  for (const name of Object.keys(policy.leniency) as Leniency[]) {
    const { again, againFunction } = policy.leniency[name];
    console.log(`${name.padEnd(22)} ${row(passesAt(again, againFunction))}`);
  }
}

const rate = (fraction: number): string => `${(100 * fraction).toFixed(1).padStart(5)} %`;

/** Odds of the exchanged words, and of the unchanged words of three phones or more that are not beside
 *  one. */
function collectSwapOdds(samples: readonly ScoredSample[]): {
  unchanged: number[];
  changed: number[];
} {
  const changed: number[] = [];
  const unchanged: number[] = [];
  for (const sample of samples.filter(({ kind }) => kind === 'swapped')) {
    const [swappedIndex] = sample.changed;
    sample.odds.forEach((value, index) => {
      if (index === swappedIndex) changed.push(value ?? MISSING);
      else if (Math.abs(index - swappedIndex!) > 1 && phoneCount(sample.words[index]!) >= 3)
        unchanged.push(value ?? MISSING);
    });
  }
  return { unchanged, changed };
}

/** Whether a sample passes, by the rule of the scorer with these thresholds. */
function passesAt(content: number, functionWord = content - FUNCTION_WORD_OFFSET) {
  return ({ words, odds, evidence }: ScoredSample): boolean =>
    odds.every(
      (value, word) => (value ?? MISSING) >= (words[word]!.functionWord ? functionWord : content),
    ) && sentenceFit(evidence, words, odds) >= policy.sentence.minFit;
}

/** The strictest threshold with at least this pass rate of the right samples. */
function strictestThreshold(passRate: number, right: readonly ScoredSample[]): number {
  const rateAt = (threshold: number) => right.filter(passesAt(threshold)).length / right.length;
  return THRESHOLDS.findLast((threshold) => rateAt(threshold) >= passRate) ?? THRESHOLDS[0]!;
}

import { type Leniency, policy } from '~/domain/speech/policy';
import { sentenceFit } from '~/domain/speech/score-utterance';
import { auc, caughtAt, equalErrorRate } from '~tools/research/experiment/rates';
import { phoneCount } from '~tools/research/experiment/trials';
import type { JudgedReading } from './word-rows';

const MISSING = -10;
/** Function words may be so much worse than the others, log odds. */
const WEAKER = 2.4;
const THRESHOLDS = Array.from({ length: 41 }, (_, i) => -4 + i / 10);

/** Prints how well words and sentences are told apart, what each threshold of content words passes,
 *  what thresholds chosen on the other speakers pass, and what the present policy passes. */
export function reportCalibration(
  readings: readonly JudgedReading[],
  folds: number,
  foldOf: (speaker: string) => number,
): void {
  const { kept, changed } = wordsOf(readings);
  const kinds = { right: [], swapped: [], wrong: [] } as Record<string, JudgedReading[]>;
  for (const one of readings) kinds[one.kind]?.push(one);
  const { right = [], swapped = [], wrong = [] } = kinds;
  const fits = (set: readonly JudgedReading[]) =>
    set.map(({ evidence, words, odds }) => sentenceFit(evidence, words, odds));
  console.log(`exchanged word, area under the curve       ${auc(kept, changed).toFixed(4)}`);
  console.log(`… caught at 10 % false alarm               ${rate(caughtAt(0.1, kept, changed))}`);
  console.log(
    `right or wrong sentence, equal error rate  ${rate(equalErrorRate(fits(right), fits(wrong)))}`,
  );

  const row = (passes: (one: JudgedReading) => boolean) =>
    [right, swapped, wrong].map((set) => rate(set.filter(passes).length / set.length)).join('  ');
  console.log('passing:                  right   swapped  wrong');
  for (const threshold of THRESHOLDS)
    console.log(`content words ≥ ${threshold.toFixed(1).padStart(4)}     ${row(at(threshold))}`);
  for (const share of [0.8, 0.84, 0.86, 0.88, 0.9, 0.92]) {
    const chosen = Array.from({ length: folds }, (_, fold) =>
      thresholdPassing(
        share,
        right.filter(({ speaker }) => foldOf(speaker) !== fold),
      ),
    );
    const nested = (one: JudgedReading) => at(chosen[foldOf(one.speaker)]!)(one);
    console.log(`${rate(share)} of other speakers ${row(nested)}`);
  }
  for (const name of Object.keys(policy.leniency) as Leniency[]) {
    const { again, againFunction } = policy.leniency[name];
    console.log(`${name.padEnd(22)} ${row(at(again, againFunction))}`);
  }
}

const rate = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

/** Odds of the words that were exchanged, and of those that were not and do not touch one. */
function wordsOf(readings: readonly JudgedReading[]): { kept: number[]; changed: number[] } {
  const changed: number[] = [];
  const kept: number[] = [];
  for (const { words, changed: wrong, odds } of readings.filter(({ kind }) => kind === 'swapped')) {
    const [at] = wrong;
    odds.forEach((value, word) => {
      if (word === at) changed.push(value ?? MISSING);
      else if (Math.abs(word - at!) > 1 && phoneCount(words[word]!) >= 3)
        kept.push(value ?? MISSING);
    });
  }
  return { kept, changed };
}

/** Passes readings as `judge` does. */
function at(content: number, weak = content - WEAKER) {
  return ({ words, odds, evidence }: JudgedReading): boolean =>
    odds.every(
      (value, word) => (value ?? MISSING) >= (words[word]!.functionWord ? weak : content),
    ) && sentenceFit(evidence, words, odds) >= policy.sentence.leastFit;
}

/** The strictest threshold that passes such a share. */
function thresholdPassing(share: number, right: readonly JudgedReading[]): number {
  const passing = (threshold: number) => right.filter(at(threshold)).length / right.length;
  return THRESHOLDS.findLast((threshold) => passing(threshold) >= share) ?? THRESHOLDS[0]!;
}

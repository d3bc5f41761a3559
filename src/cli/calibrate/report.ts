import { auc, caughtAt, equalErrorRate } from '../bench/rates';
import { phoneCount } from '../bench/trials';
import type { JudgedReading } from './word-rows';

const MISSING = -10;

/** Prints how well words and sentences are told apart, and what each threshold would pass. */
export function reportCalibration(readings: readonly JudgedReading[]): void {
  const ofKind = (kind: string) => readings.filter((reading) => reading.kind === kind);
  const swapped = ofKind('swapped');
  const changed: number[] = [];
  const kept: number[] = [];
  for (const { words, changed: wrong, odds } of swapped) {
    const [at] = wrong;
    odds.forEach((value, word) => {
      if (word === at) changed.push(value ?? MISSING);
      else if (Math.abs(word - at!) > 1 && phoneCount(words[word]!) >= 3)
        kept.push(value ?? MISSING);
    });
  }
  const rate = (value: number) => value.toFixed(4);
  console.log(`word AUC ${rate(auc(kept, changed))}, caught ${rate(caughtAt(0.1, kept, changed))}`);

  const right = ofKind('right');
  const wrong = ofKind('wrong');
  for (const [name, measure] of Object.entries(sentenceMeasures)) {
    const eer = equalErrorRate(right.map(measure), wrong.map(measure));
    console.log(`sentence EER by ${name} ${rate(eer)}`);
  }
  for (const content of [-3, -2.75, -2.5, -2.25, -2, -1.75, -1.5, -1.25, -1, -0.5, 0]) {
    for (const weak of [-5, -4, -3]) {
      const passing = (set: readonly JudgedReading[]) =>
        set.filter((one) => passes(one, content, weak)).length / set.length;
      const [a, b, c] = [passing(right), passing(swapped), passing(wrong)].map(rate);
      console.log(`content ≥ ${content}, function ≥ ${weak}: right ${a} swapped ${b} wrong ${c}`);
    }
  }
  const sorted = right
    .flatMap(({ words, odds }) =>
      odds.flatMap((v, i) => (words[i]!.functionWord ? [] : [v ?? MISSING])),
    )
    .sort((a, b) => a - b);
  for (const q of [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.8, 0.95])
    console.log(
      `content words said right, quantile ${q}: ${sorted[Math.floor(q * sorted.length)]}`,
    );
}

function passes({ words, odds }: JudgedReading, content: number, weak: number): boolean {
  return odds.every(
    (value, word) => (value ?? MISSING) >= (words[word]!.functionWord ? weak : content),
  );
}

const sentenceMeasures: Record<string, (reading: JudgedReading) => number> = {
  'likelihood ratio': ({ evidence: { phones } }) =>
    phones.reduce((sum, phone) => sum + phone.likelihoodRatio, 0) / Math.max(1, phones.length),
  'segment odds': ({ evidence: { phones } }) =>
    phones.reduce((sum, phone) => sum + Math.max(-6, Math.min(6, phone.logOdds)), 0) /
    Math.max(1, phones.length),
  'word odds': ({ odds }) =>
    odds.reduce((sum: number, value) => sum + (value ?? MISSING), 0) / odds.length,
  'likelihood ratio, missing words counted': ({ evidence: { phones }, words }) => {
    const found = new Set(phones.map(({ mixture }) => mixture.segment.word));
    let sum = phones.reduce((total, phone) => total + phone.likelihoodRatio, 0);
    let n = phones.length;
    words.forEach((word, i) => {
      if (found.has(i)) return;
      n += phoneCount(word);
      sum -= 3 * phoneCount(word);
    });
    return sum / n;
  },
};

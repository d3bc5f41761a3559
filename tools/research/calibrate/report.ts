import { LENIENCIES } from '~/domain/speech/leniencies';
import { policy } from '~/domain/speech/policy';
import { groupSamples, passesAt, passRate } from './passes';
import type { ScoredSample } from './score-samples';
import { FUNCTION_WORD_OFFSET } from './working-point';

const THRESHOLDS = Array.from({ length: 19 }, (_, i) => -4 + i / 4);

/** Prints figures, and the pass rates of each threshold of content words and of the present policy. */
export function reportCalibration(
  scored: readonly ScoredSample[],
  figures: Readonly<Record<string, number>>,
): void {
  for (const [name, figure] of Object.entries(figures))
    console.log(`${name.padEnd(26)}${Number(figure.toFixed(4))}`);
  const { right, swapped, expertRight, expertRightSwapped, near } = groupSamples(scored);
  console.log('passing:                  right  swapped  no wrong sound: right  swapped  near');
  const row = (label: string, content: number, functionWord: number) => {
    const shares = [right, swapped, expertRight, expertRightSwapped, near].map((samples) =>
      rate(passRate(samples, passesAt(content, functionWord))),
    );
    console.log(`${label.padEnd(24)} ${shares.join('  ')}`);
  };
  for (const threshold of THRESHOLDS)
    row(
      `content words ≥ ${threshold.toFixed(2).padStart(5)}`,
      threshold,
      threshold - FUNCTION_WORD_OFFSET,
    );
  for (const name of LENIENCIES)
    row(name.toLowerCase(), policy.leniency[name].again, policy.leniency[name].againFunction);
}

const rate = (fraction: number): string => `${(100 * fraction).toFixed(1).padStart(5)} %`;

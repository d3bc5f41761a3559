import type { NextStep } from '~/schemas/next-step';
import type { StepText } from './use-step-text';

/** The titles of steps in one line. */
export function joinTitles(
  steps: readonly NextStep[],
  toText: (step: NextStep) => StepText,
): string {
  return steps.map((step) => toText(step).title).join(' · ');
}

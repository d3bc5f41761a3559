import { CheckIcon } from './icons/marks';
import { ProgressBar } from './progress-bar';

export interface ProgressLabelProps {
  /** Progress, 0–1. */
  value: number;
  /** Its meaning in words. */
  text: string;
}

/** A learner's progress in a lesson of a list, as a line and as words. Before the beginning there are only
 *  words, because a list repeats them dozens of times. At the end a check mark precedes them, and is on the
 *  cover of a card. */
export function ProgressLabel({ value, text }: ProgressLabelProps) {
  if (value === 0) return <p className="not-begun">{text}</p>;
  if (value === 1)
    return (
      <p className="done">
        <CheckIcon className="size-5" />
        {text}
      </p>
    );
  return (
    <div className="mt-auto grid gap-1.5">
      <ProgressBar value={value} label={text} valueText={text} />
      <p aria-hidden="true" className="figures text-sm text-soft">
        {text}
      </p>
    </div>
  );
}

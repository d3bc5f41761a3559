import { CheckIcon } from './icons/marks';
import { ProgressBar } from './progress-bar';

export interface ProgressLabelProps {
  /** Progress, 0–1. */
  value: number;
  /** What it means in words. */
  text: string;
}

/** How far somebody is in a lesson of a list: the line and the words. Before the beginning the words are enough:
 *  a list says so dozens of times. At the end a check mark stands before them, and on the cover of a card. */
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

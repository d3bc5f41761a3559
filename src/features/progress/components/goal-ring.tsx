const R = 34;
const ROUND = 2 * Math.PI * R;

interface Props {
  /** Share of the goal, 0 … 1. */
  share: number;
  label: string;
  /** Text in the middle and for screen readers. */
  text: string;
}

/** Progress of the weekly goal as a ring. */
export function GoalRing({ share, label, text }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className="relative grid size-24 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="40" cy="40" r={R} fill="none" stroke="var(--line)" strokeWidth="5" />
        <circle
          cx="40"
          cy="40"
          r={R}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
        />
      </svg>
      <span
        aria-hidden="true"
        className="figures max-w-16 text-center text-sm font-semibold leading-tight"
      >
        {text}
      </span>
    </div>
  );
}

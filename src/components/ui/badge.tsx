import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { formatCount } from '~/lib/format-count';

const TONES = {
  plain: 'border-line text-soft',
  gold: 'border-gold text-gold-text',
  ink: 'border-ink text-ink',
  good: 'border-said text-said',
  warning: 'border-nearly text-nearly',
  bad: 'border-again text-again',
} as const;

/** A label on something: its level, its status. */
export function Badge(props: {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={classNames('badge', TONES[props.tone ?? 'plain'], props.className)}>
      {props.children}
    </span>
  );
}

/** The 18 px number on the cart's corner; nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className="figures absolute right-0.5 top-1 flex h-badge min-w-badge items-center justify-center rounded-full bg-ink px-1 text-[11px] font-bold leading-none text-on-ink"
    >
      {formatCount(count)}
    </span>
  );
}

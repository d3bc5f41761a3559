import { classNames } from '~/lib/class-names';

/** The mark: the model's line and yours, meeting. */
export function LogoMark({ className }: { className?: string }) {
  const stroke = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round' } as const;
  return (
    <svg viewBox="0 0 44 28" className={className} aria-hidden="true">
      <path
        {...stroke}
        className="stroke-gold"
        d="M2 14c3 0 3-6 6-6s3 13 6 13 3-18 6-18c3.5 0 3 16 6 16"
      />
      <path
        {...stroke}
        className="stroke-ink"
        d="M16 14c2-1 2.5-11 5-11 3.5 0 3 20 6.5 20s3-15 6-15 3 6 8.5 6"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <LogoMark className="h-7 w-11" />
      <span className="font-serif text-xl font-bold leading-none tracking-wide">{name}</span>
    </span>
  );
}

import { classNames } from '~/lib/class-names';

/** The mark: the waveforms of the model and of the learner, meeting. */
export function LogoMark({ className }: { className?: string }) {
  const stroke = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round' } as const;
  return (
    <svg viewBox="0 0 44 28" className={className} aria-hidden="true">
      <path {...stroke} className="stroke-gold" d="M2 14.5c3 0 3-6 6-6s3 13 6 13 3-19 6.5-19" />
      <path
        {...stroke}
        className="stroke-ink"
        d="M20.5 2.5c3.5 0 3.5 22.5 7 22.5s3-16 6-16 3 5.5 8.5 5.5"
      />
    </svg>
  );
}

/** The mark with the name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <LogoMark className="h-7 w-11" />
      <span className="font-serif text-xl font-bold leading-none tracking-wide">{name}</span>
    </span>
  );
}

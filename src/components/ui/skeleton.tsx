import { classNames } from '~/lib/class-names';
import { PLACEHOLDER_DELAY_MS } from '~/lib/ui-timings';

/** The placeholder of content that is loading; give it the size of the content. It takes its space from
 *  the start and becomes visible when the wait is long enough to be noticed. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-awaited bg-line', className)}
      style={{ animationDelay: `${PLACEHOLDER_DELAY_MS}ms` }}
    />
  );
}

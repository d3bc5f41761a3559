import { classNames } from '~/lib/class-names';
import { PLACEHOLDER_DELAY_MS } from '~/lib/ui-timings';

/** The place of something that is on its way; give it the size of what will come. It keeps its room from
 *  the start and is seen when the wait is long enough to be noticed. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-awaited bg-line', className)}
      style={{ animationDelay: `${PLACEHOLDER_DELAY_MS}ms` }}
    />
  );
}

import { classNames } from '~/lib/class-names';

/** The place of something that is on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse bg-line', className)} />;
}

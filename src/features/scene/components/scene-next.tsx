'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useNextButton } from '~/features/next-step/use-next-button';

/** The day's next step after a scene, or tomorrow's once the day is done. Empty while it is loading. */
export function SceneNext() {
  const next = useNextButton();
  if (!next?.note) return null;
  return (
    <p className="figures flex flex-wrap items-center gap-x-4 text-soft">
      <Phrases>{next.note}</Phrases>
      <Link className="link inline-flex min-h-11 items-center" href={next.href}>
        {next.label}
      </Link>
    </p>
  );
}

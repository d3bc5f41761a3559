'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { useNextButton } from '~/features/next-step/use-next-button';

/** What comes after a finished unit: the day's next step, or tomorrow's once the day is done.
 *  @param waits whether results are on their way, which the next step depends on */
export function NextStepButton({ waits }: { waits: boolean }) {
  const next = useNextButton({ enabled: !waits });
  if (!next) return <Skeleton className="h-24 w-full max-w-form" />;
  return (
    <div className="grid w-full justify-items-start gap-3">
      {next.note && (
        <p className="figures">
          <Phrases>{next.note}</Phrases>
        </p>
      )}
      <Button asChild size="lg">
        <Link href={next.href}>{next.label}</Link>
      </Button>
    </div>
  );
}

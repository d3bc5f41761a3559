'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useNextButton } from '../use-next-button';

/** The next step in the slot of the hero, once it is known. Without a response the page's own link stays. */
export function HeroNextButton() {
  const next = useNextButton();
  if (!next?.note) return null;
  return (
    <StaticSlots name="next-step">
      {() => (
        <>
          <Button asChild size="lg">
            <Link href={next.href}>
              {next.label}
              <ArrowRightIcon />
            </Link>
          </Button>
          <p className="figures text-sm text-soft">
            <Phrases>{next.note}</Phrases>
          </p>
        </>
      )}
    </StaticSlots>
  );
}

'use client';
import { Button } from '~/components/ui/button';
import { CalendarIcon } from '~/components/ui/icons/things';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { useNextButton } from '~/features/next-step/use-next-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useLearnerSettings } from '../settings-hooks';

interface Props {
  /** Whether results are still being sent, on which the next step depends. */
  waits: boolean;
  /** Whether its button is the filled one of the page. */
  filled: boolean;
}

/** Shows the next step after a finished unit: that of the day, or tomorrow's and other offers once the day is done.
 *  Its button is primary unless the page has another primary one. It offers a reminder to users without one. */
export function WhatNext({ waits, filled }: Props) {
  const next = useNextButton({ enabled: !waits });
  if (!next) return <Skeleton className="h-24 w-full" />;
  return (
    <section className="grid justify-items-start gap-2">
      {next.note && (
        <p className="figures max-md:text-sm">
          <Phrases>{next.note}</Phrases>
        </p>
      )}
      {filled ? (
        <Button asChild className="max-md:w-full">
          <Link href={next.href}>{next.label}</Link>
        </Button>
      ) : (
        !next.more && <TextLink href={next.href}>{next.label}</TextLink>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {next.more && <TextLink href={next.more.href}>{next.more.label}</TextLink>}
        <Remind />
      </div>
    </section>
  );
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link inline-flex min-h-11 items-center text-sm" href={href}>
      <Phrases>{children}</Phrases>
    </Link>
  );
}

/** Link to the setting of reminders, for a user who has none. */
function Remind() {
  const t = useScopedI18n('summary');
  const language = useLanguage();
  const { data } = useLearnerSettings();
  if (!data || data.reminderHour !== null) return null;
  return (
    <Link
      className="link inline-flex min-h-11 items-center gap-1 text-sm"
      href={localePath(language, route('profile-practice'))}
    >
      <CalendarIcon />
      {t('remind')}
    </Link>
  );
}

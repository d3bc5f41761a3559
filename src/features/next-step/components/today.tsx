'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDayOfWeek } from '~/lib/format-day-of-week';
import type { NextStep, NextSteps } from '~/schemas/next-step';
import { useNextSteps, useWeek } from '../hooks';
import { joinTitles } from '../join-titles';
import { useStepText } from '../use-step-text';

/** The learner's day at the top of My Learning: the date, at most four steps with their reasons, and one button. */
export function Today() {
  const t = useScopedI18n('nextStep.today');
  const next = useNextSteps();
  return (
    <section
      aria-labelledby="today"
      className="grid content-start gap-4 border-t-2 border-ink bg-raised px-5 py-6 md:px-8"
    >
      {next.data ? (
        <Plan next={next.data} />
      ) : (
        <>
          <h2 id="today" className="text-2xl">
            {t('title')}
          </h2>
          {next.isError ? (
            <RetryNotice text={t('failed')} retry={t('again')} onRetry={next.refetch}>
              <ErrorReference error={next.error} />
            </RetryNotice>
          ) : (
            <Skeleton className="h-56 w-full" />
          )}
        </>
      )}
    </section>
  );
}

function Plan({ next }: { next: NextSteps }) {
  const t = useScopedI18n('nextStep.today');
  const toText = useStepText();
  const practisedToday = useWeek().data?.streak.practisedToday ?? false;
  const { isDone, isComeback, steps, minutes, tomorrow } = next;
  const first = toText(steps[0]);
  return (
    <>
      <DayLine today={next.today} />
      <h2 id="today" className="figures text-2xl">
        <Phrases>{isDone ? t('headingDone') : t('heading', { minutes })}</Phrases>
      </h2>
      {isComeback && !isDone && (
        <p>
          <Phrases>{t('comeback')}</Phrases>
        </p>
      )}
      {isDone ? (
        <>
          <p className="figures">
            <Phrases>{t('tomorrow', { steps: joinTitles(tomorrow, toText) })}</Phrases>
          </p>
          <p>
            <Link className="link inline-flex min-h-11 items-center" href={first.href}>
              {t('more', { step: first.title })}
            </Link>
          </p>
        </>
      ) : (
        <>
          <ol className="grid border-t border-line">
            {steps.map((step) => (
              <StepRow key={step.kind} step={step} />
            ))}
          </ol>
          <Button asChild size="lg" className="justify-self-start max-sm:w-full">
            <Link href={first.href}>
              <MicIcon />
              {practisedToday ? t('goOn') : t('start')}
            </Link>
          </Button>
        </>
      )}
    </>
  );
}

function StepRow({ step }: { step: NextStep }) {
  const t = useScopedI18n('nextStep.row');
  const { href, title, why } = useStepText()(step);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-3">
      <div className="grid min-w-0">
        <Link
          href={href}
          className="figures inline-flex min-h-11 items-center font-serif text-lg font-semibold hover:text-ink hover:underline"
        >
          <Phrases>{title}</Phrases>
        </Link>
        <p className="figures text-sm text-soft">
          <Phrases>{why}</Phrases>
        </p>
      </div>
      <p className="figures text-sm text-soft">{t('minutes', { minutes: step.minutes })}</p>
    </li>
  );
}

/** Today's date, and the streak and week once there is practice. */
function DayLine({ today }: { today: string }) {
  const t = useScopedI18n('nextStep.today');
  const language = useLanguage();
  const week = useWeek().data;
  return (
    <p className="figures flex flex-wrap justify-between gap-x-6 text-sm text-soft">
      <span>{formatDayOfWeek(today, language)}</span>
      {week && week.streak.length > 0 && (
        <span>
          {t('streak', { count: week.streak.length })} ·{' '}
          {week.goal.kind === 'DAYS' ? t('weekDays', week.goal) : t('weekMinutes', week.goal)}
        </span>
      )}
    </p>
  );
}

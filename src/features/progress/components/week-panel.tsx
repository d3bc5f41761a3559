'use client';
import { useState } from 'react';
import { CheckIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useFocusFallback } from '~/components/ui/use-focus-fallback';
import { useWeek } from '~/features/next-step/hooks';
import { ErrorReference } from '~/forms/error-reference';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { LANGUAGE_TAGS } from '~/lib/language';
import { route } from '~/lib/routes';
import type { Week } from '~/schemas/progress';
import { GoalForm } from './goal-form';
import { GoalRing } from './goal-ring';

/** Overview of the week: goal, streak and days. */
export function WeekPanel() {
  const t = useScopedI18n('memory.week');
  const week = useWeek();
  return (
    <section className="grid content-start gap-4 border-t-2 border-line bg-raised px-5 py-6">
      <h2 className="kicker font-sans">{t('title')}</h2>
      {week.data ? (
        <Days week={week.data} />
      ) : week.isError ? (
        <RetryNotice text={t('failed')} retry={t('again')} onRetry={week.refetch}>
          <ErrorReference error={week.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </section>
  );
}

function Days({ week }: { week: Week }) {
  const t = useScopedI18n('memory.week');
  const report = useScopedI18n('memory.report');
  const words = useScopedI18n('savedWord');
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const panelRef = useFocusFallback<HTMLDivElement>(editing ? 'form' : 'button');
  const { goal, streak, days } = week;
  const text = { done: goal.done, amount: goal.amount };
  return (
    <>
      <div className="flex items-center gap-5">
        <GoalRing
          share={goal.share}
          label={t('goalLabel')}
          text={goal.kind === 'DAYS' ? t('goalDays', text) : t('goalMinutes', text)}
        />
        <div className="grid gap-1">
          <p
            className={classNames(
              'figures font-serif font-semibold text-balance',
              streak.length > 0 ? 'text-xl' : 'text-lg leading-snug',
            )}
          >
            {streak.length > 0 ? t('streak', { count: streak.length }) : t('streakNone')}
          </p>
          {streak.best > streak.length && (
            <p className="figures text-sm text-soft">{t('best', { count: streak.best })}</p>
          )}
          {goal.met && (
            <p className="text-sm text-said">
              <Phrases>{t('met')}</Phrases>
            </p>
          )}
        </div>
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <DayMark key={day.day} {...day} today={day.day === week.today} />
        ))}
      </ol>
      <p className="text-sm text-soft">
        <Phrases>{streak.freezeLeft ? t('freezeLeft') : t('freezeUsed')}</Phrases>
      </p>
      <div ref={panelRef} className="grid">
        {editing ? (
          <GoalForm goal={goal} onDone={() => setEditing(false)} />
        ) : (
          <p className="flex flex-wrap gap-x-6">
            <Link
              className="link inline-flex min-h-11 items-center text-sm"
              href={localePath(language, route('my-lesson-progress'))}
            >
              {report('link')}
            </Link>
            <Link
              className="link inline-flex min-h-11 items-center text-sm"
              href={localePath(language, route('my-lesson-words'))}
            >
              {words('link')}
            </Link>
            <button
              type="button"
              className="link min-h-11 text-sm"
              onClick={() => setEditing(true)}
            >
              {t('change')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

type Mark = Week['days'][number] & { today: boolean };

function DayMark({ day, practised, frozen, today }: Mark) {
  const t = useScopedI18n('memory.week');
  const language = useLanguage();
  const name = (weekday: 'narrow' | 'long') =>
    new Date(day).toLocaleDateString(LANGUAGE_TAGS[language], {
      weekday,
      timeZone: 'UTC',
    });
  const state = practised ? t('practised') : frozen ? t('frozen') : t('rest');
  return (
    <li className="grid justify-items-center gap-1 text-xs">
      <span aria-hidden="true" className={today ? 'font-semibold text-ink' : 'text-soft'}>
        {name('narrow')}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7 place-items-center rounded-full border',
          practised
            ? 'border-ink bg-ink text-on-ink'
            : frozen
              ? 'border-dashed border-gold'
              : today
                ? 'border-ink'
                : 'border-line',
        )}
      >
        {practised && <CheckIcon className="size-4" />}
      </span>
      <span className="sr-only">
        {name('long')} {state}
      </span>
    </li>
  );
}

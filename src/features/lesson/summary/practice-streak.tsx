'use client';
import { Skeleton } from '~/components/ui/skeleton';
import { useWeek } from '~/features/next-step/hooks';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

/** A user's days in a row, and the week as dots of which today's fills. Without a response it shows nothing. */
export function PracticeStreak() {
  const t = useScopedI18n('nextStep.today');
  const { data: week, isError } = useWeek();
  if (!week) return isError ? null : <Skeleton className="h-8 w-full max-w-form" />;
  const { today, streak, goal, days } = week;
  if (streak.length === 0) return null;
  return (
    <div className="figures flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-serif text-lg font-semibold">{t('streak', { count: streak.length })}</p>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {days.map(({ day, practised, frozen }) => (
          <span
            key={day}
            className={classNames(
              'size-3 rounded-full border',
              practised
                ? 'border-ink bg-ink'
                : frozen
                  ? 'border-dashed border-gold'
                  : 'border-edge',
              day === today && practised && 'dot-filling',
            )}
          />
        ))}
      </span>
      <p className="text-sm text-soft">
        {goal.kind === 'DAYS' ? t('weekDays', goal) : t('weekMinutes', goal)}
      </p>
    </div>
  );
}

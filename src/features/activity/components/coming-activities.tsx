'use client';
import { phaseAt } from '~/domain/activity';
import { useScopedI18n } from '~/i18n/client';
import type { ActivitySummary } from '~/schemas/activity';
import { useNow, useSeats } from '../hooks';
import { ComingActivity } from './coming-activity';

interface Props {
  activities: readonly ActivitySummary[];
  /** When the page was written. */
  written: Date;
  /** At most so many. */
  most: number;
}

/** The next talks and events, with the seats that are left; a sentence when there are none. */
export function ComingActivities({ activities, written, most }: Props) {
  const t = useScopedI18n('activity');
  const now = useNow(written);
  const seats = useSeats();
  const coming = activities
    .filter((activity) => phaseAt(activity, now) === 'COMING')
    .sort((a, b) => +a.startsAt - +b.startsAt)
    .slice(0, most);
  if (coming.length === 0) return <p className="text-soft">{t('empty')}</p>;
  return (
    <ul className="grid gap-x-8 md:grid-cols-3">
      {coming.map((activity) => (
        <li
          key={activity.slug}
          className="border-t border-line py-4 first:border-t-0 md:border-t-0 md:py-0"
        >
          <ComingActivity activity={activity} seats={seats?.get(activity.slug)} />
        </li>
      ))}
    </ul>
  );
}

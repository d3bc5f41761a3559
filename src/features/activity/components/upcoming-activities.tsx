'use client';
import { Phrases } from '~/components/ui/phrases';
import { phaseAt } from '~/domain/activity';
import { useScopedI18n } from '~/i18n/client';
import type { ComingActivity } from '../coming-activity';
import { useNow, useSeats } from '../hooks';
import { ActivityDrawing } from './activity-drawing';
import { UpcomingActivity } from './upcoming-activity';

interface Props {
  activities: readonly ComingActivity[];
  /** When the page was rendered on the server. */
  written: Date;
  /** Maximum number of activities. */
  max: number;
}

/** The next talks and events, with the free seats; a sentence when there are none. Large screens show
 *  the drawing of the nearest beside them. */
export function UpcomingActivities({ activities, written, max }: Props) {
  const t = useScopedI18n('activity');
  const now = useNow(written);
  const seats = useSeats();
  const upcoming = activities
    .filter((activity) => phaseAt(activity, now) === 'COMING')
    .sort((a, b) => +a.startsAt - +b.startsAt)
    .slice(0, max);
  const [next] = upcoming;
  if (!next)
    return (
      <p className="text-soft">
        <Phrases>{t('empty')}</Phrases>
      </p>
    );
  return (
    <div className="grid gap-x-12 md:grid-cols-[5fr_7fr]">
      <ActivityDrawing
        activity={next}
        className="hidden aspect-[3/2] w-full self-center md:block"
      />
      <ul>
        {upcoming.map((activity) => (
          <li
            key={activity.slug}
            className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <UpcomingActivity activity={activity} seats={seats?.get(activity.slug)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

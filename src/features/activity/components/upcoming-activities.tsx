'use client';
import { useRef, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useNear } from '~/components/ui/use-near';
import { phaseAt } from '~/domain/activity';
import { useScopedI18n } from '~/i18n/client';
import type { ComingActivity } from '../coming-activity';
import { useSeats } from '../hooks';
import { useNow } from '../use-now';
import { ActivityDrawing } from './activity-drawing';
import { UpcomingActivity } from './upcoming-activity';

interface Props {
  activities: readonly ComingActivity[];
  /** Time at which the server rendered the page. */
  written: Date;
  /** Maximum number of activities. */
  max: number;
}

/** The next talks and events, with the free seats; a sentence when there are none. Large screens show the
 *  drawing of the nearest beside them. The seats are fetched when the list comes near the screen. */
export function UpcomingActivities({ activities, written, max }: Props) {
  const t = useScopedI18n('activity');
  const now = useNow(written);
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(list, !isNear, () => setNear(true));
  const seats = useSeats(isNear);
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
      <ul ref={list} className="shelf gap-x-4 [--shelf-item:18.5rem] md:block">
        {upcoming.map((activity) => (
          <li
            key={activity.slug}
            className="border-line md:border-t md:py-5 md:first:border-t-0 md:first:pt-0 md:last:pb-0"
          >
            <UpcomingActivity activity={activity} seats={seats?.get(activity.slug)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { toDateParts } from '~/lib/format-date-range';
import { route } from '~/lib/routes';
import type { ActivitySeats } from '~/schemas/activity';
import type { ComingActivity } from '../coming-activity';

interface Props {
  activity: ComingActivity;
  /** Undefined until loaded; its line is reserved. */
  seats?: ActivitySeats;
}

/** An activity on the front page: its day in large figures, title, place, and free seats. */
export function UpcomingActivity({ activity, seats }: Props) {
  const t = useScopedI18n('activity');
  const language = useLanguage();
  const { month, day, weekday, time } = toDateParts(activity.startsAt, language);
  return (
    <article className="group relative grid grid-cols-[4.5rem_1fr] gap-4 md:grid-cols-[6rem_1fr] md:gap-8">
      <p className="grid content-start border-t-2 border-gold pt-2 leading-tight">
        <time dateTime={activity.startsAt.toISOString()} className="contents">
          <span className="figures font-serif text-3xl font-semibold">{day}</span>
          <span className="figures text-sm text-soft">{`${month} ${weekday} ${time}`}</span>
        </time>
      </p>
      <div className="grid content-start gap-2">
        <h3 className="text-lg md:text-xl">
          <Link
            href={localePath(language, route('discovery-activity-id', { id: activity.slug }))}
            staticHtml
            className="teaser-link"
          >
            <Phrases>{activity.title[language]}</Phrases>
          </Link>
        </h3>
        <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span>{t(`kind.${activity.kind}`)}</span>
          <span>{activity.online ? t('online') : activity.city?.[language]}</span>
          {activity.sample && <Badge>{t('sample')}</Badge>}
          <span className={seats ? 'font-semibold text-text' : 'invisible'}>
            {seats && seats.left === 0
              ? t('full', { waiting: seats.waiting })
              : t('seatsLeft', { count: seats?.left ?? activity.seats })}
          </span>
        </p>
      </div>
    </article>
  );
}

'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import type { ActivityPhase } from '~/domain/activity';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDateRange, toDateParts } from '~/lib/format-date-range';
import { route } from '~/lib/routes';
import type { ActivitySeats, OwnRegistration } from '~/schemas/activity';
import type { ListedActivity } from '../listed-activity';
import { ActivityDrawing } from './activity-drawing';

interface Props {
  activity: ListedActivity;
  phase: ActivityPhase;
  seats?: ActivitySeats;
  own?: OwnRegistration;
}

/** An activity in a list: its date, title, and status. */
export function ActivityRow({ activity, phase, seats, own }: Props) {
  const t = useScopedI18n('activity');
  const language = useLanguage();
  const { startsAt, endsAt } = activity;
  const { month, day, weekday } = toDateParts(startsAt, language);
  const status = activity.cancelled
    ? t('cancelled')
    : phase !== 'COMING'
      ? t(phase === 'OVER' ? 'over' : 'running')
      : seats === undefined
        ? t('seats', { count: activity.seats })
        : seats.left > 0
          ? t('seatsLeft', { count: seats.left })
          : t('full', { waiting: seats.waiting });
  return (
    <article className={`group activity-row ${phase === 'OVER' ? 'text-soft' : ''}`}>
      <p
        aria-hidden="true"
        className="grid content-start border-t-2 border-gold pt-2 leading-tight"
      >
        <span className="figures font-serif text-3xl font-semibold">{day}</span>
        <span className="text-sm text-soft">{`${month} ${weekday}`}</span>
      </p>
      <div className="grid content-start gap-2">
        <p className="meta-line">
          <span>{t(`kind.${activity.kind}`)}</span>
          <span>{activity.online ? t('online') : activity.city?.[language]}</span>
          {activity.sample && <Badge>{t('sample')}</Badge>}
          {activity.trial && phase !== 'OVER' && !activity.cancelled && (
            <Badge tone="gold">{t('trial')}</Badge>
          )}
          {own?.status === 'CONFIRMED' && !activity.cancelled && (
            <Badge tone="good">{t('registration.mark')}</Badge>
          )}
          {own?.status === 'WAITLISTED' && !activity.cancelled && (
            <Badge tone="warning">{t('registration.markWaiting')}</Badge>
          )}
        </p>
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('discovery-activity-id', { id: activity.slug }))}
            staticHtml
            className="teaser-link"
          >
            <Phrases>{activity.title}</Phrases>
          </Link>
        </h2>
        <p className="teaser-text">
          <Phrases>{activity.summary}</Phrases>
        </p>
        <p className="figures flex flex-wrap gap-x-4 text-sm">
          <time dateTime={startsAt.toISOString()}>
            {formatDateRange(startsAt, endsAt, language)}
          </time>
          <span className="text-soft max-sm:basis-full">{status}</span>
        </p>
      </div>
      <ActivityDrawing
        activity={activity}
        className="hidden aspect-[3/2] w-full self-start md:block"
      />
    </article>
  );
}

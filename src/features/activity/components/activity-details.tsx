import { getI18n } from '~/i18n/server';
import { formatDateRange } from '~/lib/format-date-range';
import type { Language } from '~/lib/language';
import type { ActivitySummary } from '~/schemas/activity';

/** Date, place and number of seats. */
export async function ActivityDetails(props: { activity: ActivitySummary; language: Language }) {
  const { activity, language } = props;
  const t = await getI18n();
  const { startsAt, endsAt, place, seats } = activity;
  return (
    <dl className="grid gap-3 border-t-2 border-text pt-4">
      <div>
        <dt className="text-sm text-soft">{t('activity.time')}</dt>
        <dd className="figures font-semibold">
          <time dateTime={startsAt.toISOString()}>
            {formatDateRange(startsAt, endsAt, language)}
          </time>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('activity.place')}</dt>
        <dd>{place[language]}</dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('activity.seatsLabel')}</dt>
        <dd className="figures">{t('activity.seats', { count: seats })}</dd>
      </div>
    </dl>
  );
}

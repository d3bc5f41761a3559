'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { phaseAt } from '~/domain/activity';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { useOperatorActivities } from '../hooks';

interface ActivitiesPageProps {
  role: Role;
  /** Time of the request, so that the server and the browser divide them in the same way. */
  now: Date;
}

/** The activities: drafts, the coming ones by date, then the past ones, latest first. */
export function ActivitiesPage({ role, now }: ActivitiesPageProps) {
  const t = useI18n();
  const language = useLanguage();
  const activities = useOperatorActivities();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleActivities.title')}>{t('consoleActivities.lead')}</PageHead>
      {hasPermission(role, 'activity.edit') && (
        <div>
          <Button asChild variant="secondary">
            <Link href={localePath(language, consoleRoute('console-activities-new'))}>
              {t('consoleActivities.new')}
            </Link>
          </Button>
        </div>
      )}
      <Loaded query={activities}>
        {(found) => <ActivitySections activities={found} now={now} />}
      </Loaded>
    </div>
  );
}

interface ActivitySectionsProps extends Pick<ActivitiesPageProps, 'now'> {
  activities: readonly OperatorActivity[];
}

function ActivitySections({ activities, now }: ActivitySectionsProps) {
  const t = useScopedI18n('consoleActivities');
  const isOver = (activity: OperatorActivity) => phaseAt(activity, now) === 'OVER';
  const drafts = activities.filter(({ draft }) => draft);
  const published = activities.filter(({ draft }) => !draft);
  const coming = published.filter((activity) => !isOver(activity));
  const past = published.filter(isOver).reverse();
  return (
    <>
      {drafts.length > 0 && (
        <Section title={t('drafts')}>
          <ActivityRows activities={drafts} empty="" />
        </Section>
      )}
      <Section title={t('coming')}>
        <ActivityRows activities={coming} empty={t('noneComing')} />
      </Section>
      <Section title={t('past')}>
        <ActivityRows activities={past} empty={t('nonePast')} />
      </Section>
    </>
  );
}

interface ActivityRowsProps {
  activities: readonly OperatorActivity[];
  empty: string;
}

function ActivityRows({ activities, empty }: ActivityRowsProps) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  if (activities.length === 0) return <p className="text-soft">{empty}</p>;
  return (
    <ul className="figures border-t border-line">
      {activities.map(({ slug, title, startsAt, seats, confirmed, waiting, came, ...activity }) => (
        <li
          key={slug}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-3 pt-0.5"
        >
          <Link
            className="link inline-flex min-h-11 items-center font-semibold"
            href={localePath(language, consoleRoute('console-activities-id', { id: slug }))}
          >
            {title[language]}
          </Link>
          {activity.draft && <Badge tone="gold">{t('draft')}</Badge>}
          {activity.cancelledAt && <Badge tone="warning">{t('cancelled')}</Badge>}
          {activity.sample && <Badge>{t('sample')}</Badge>}
          <span className="text-sm text-soft">{formatDateTime(startsAt, language)}</span>
          {!activity.draft && (
            <span className="text-sm">
              {t('seatsTaken', { taken: String(confirmed), seats: String(seats) })}
            </span>
          )}
          {!activity.draft && !activity.cancelledAt && (
            <span className="text-sm">
              {t('seatsLeft', { left: String(Math.max(0, seats - confirmed)) })}
            </span>
          )}
          {waiting > 0 && (
            <span className="text-sm">{t('waitingCount', { count: String(waiting) })}</span>
          )}
          {came > 0 && <span className="text-sm">{t('came', { count: String(came) })}</span>}
        </li>
      ))}
    </ul>
  );
}

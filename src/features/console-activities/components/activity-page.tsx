'use client';
import { useState } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { Facts } from '~/console/facts';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { findPeople } from '../find-people';
import { useCheckIn, useCheckInList } from '../hooks';
import { CheckInForm } from './check-in-form';
import { CheckInOutcome } from './check-in-outcome';
import { PeopleList } from './people-list';

/** An activity at its door: who has a seat, who is there, and the check-in of who comes. */
export function ActivityPage({ slug, role }: { slug: string; role: Role }) {
  const t = useI18n();
  const language = useLanguage();
  const list = useCheckInList(slug);
  const checkIn = useCheckIn(slug);
  const [typed, setTyped] = useState('');
  if (list.isError && !list.data)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={list.refetch}
      />
    );
  if (!list.data) return <Skeleton className="h-60 w-full" />;
  const { activity, checkInOpensAt, registrations } = list.data;
  const found = findPeople(registrations, typed);
  const send = (email: string) =>
    checkIn.mutate({ slug, email }, { onSuccess: () => setTyped('') });
  const mayCheckIn = hasPermission(role, 'activity.checkIn');
  return (
    <div className="grid gap-8">
      <PageHead title={activity.title[language]}>
        {t('consoleActivities.opensAt', { time: formatDateTime(checkInOpensAt, language) })}
      </PageHead>
      <div className="grid gap-8 xl:grid-cols-[1fr_22rem]">
        <Section title={t('consoleActivities.people')}>
          {mayCheckIn && (
            <CheckInForm
              typed={typed}
              onType={setTyped}
              found={found}
              busy={checkIn.isPending}
              onCheckIn={send}
            />
          )}
          <CheckInOutcome result={checkIn.data} error={checkIn.error} />
          <PeopleList
            people={found}
            hasPeople={registrations.length > 0}
            busyEmail={checkIn.isPending ? checkIn.variables.email : null}
            onCheckIn={mayCheckIn ? send : null}
          />
        </Section>
        <ActivityFacts {...activity} />
      </div>
    </div>
  );
}

function ActivityFacts(activity: OperatorActivity) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const { startsAt, place, seats, confirmed, waiting, came, trial } = activity;
  return (
    <div className="grid content-start gap-3 xl:order-none">
      <Facts
        facts={[
          [t('time'), formatDateTime(startsAt, language)],
          [t('place'), place[language]],
          [
            t('seats'),
            <ul key="seats">
              <li>{t('seatsTaken', { taken: String(confirmed), seats: String(seats) })}</li>
              <li>{t('waitingCount', { count: String(waiting) })}</li>
              <li>{t('came', { count: String(came) })}</li>
            </ul>,
          ],
        ]}
      />
      {trial && <p className="text-sm text-soft">{t('trial')}</p>}
    </div>
  );
}

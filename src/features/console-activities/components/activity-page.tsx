'use client';
import { useState } from 'react';
import { Notice } from '~/components/ui/notice';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { phaseAt } from '~/domain/activity';
import { findPeople, type PeopleFilter } from '~/domain/activity-people';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { CheckInList } from '~/schemas/operator-activity';
import { useCheckIn, useCheckInList } from '../hooks';
import { ActivityActs } from './activity-acts';
import { ActivityFacts } from './activity-facts';
import { CheckInForm } from './check-in-form';
import { CheckInOutcome } from './check-in-outcome';
import { DraftActivity } from './draft-activity';
import { PeopleFilterBar } from './people-filter-bar';
import { PeopleList } from './people-list';

/** The check-in page of an activity: seats, attendance, and the check-in of arriving people. */
export function ActivityPage({ slug, role, now }: { slug: string; role: Role; now: Date }) {
  const list = useCheckInList(slug);
  return (
    <Loaded query={list}>
      {(data) => <LoadedActivity slug={slug} role={role} now={now} list={data} />}
    </Loaded>
  );
}

interface LoadedActivityProps {
  slug: string;
  role: Role;
  now: Date;
  list: CheckInList;
}

function LoadedActivity({ slug, role, now, list }: LoadedActivityProps) {
  const t = useI18n();
  const language = useLanguage();
  const checkIn = useCheckIn(slug);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [who, setWho] = useState<PeopleFilter>('all');
  const { activity, cancelReason, checkInOpensAt, registrations } = list;
  const found = findPeople(registrations, typed, who);
  // Input for the next guest, typed meanwhile, is kept.
  const send = (email: string) => {
    // Clears the message about the previous attempt, also after the list's button.
    setRefused(undefined);
    const onSuccess = () => setTyped((now) => (now === typed ? '' : now));
    checkIn.mutate({ slug, email }, { onSuccess });
  };
  const tryAgain = (error?: string) => {
    checkIn.reset();
    setRefused(error);
  };
  const type = (text: string) => {
    setRefused(undefined);
    // Input is for the next guest: the result of the previous one is cleared.
    if (!checkIn.isPending) checkIn.reset();
    setTyped(text);
  };
  if (activity.draft) return <DraftActivity activity={activity} role={role} now={now} />;
  const mayCheckIn = hasPermission(role, 'activity.checkIn') && !cancelReason;
  return (
    <div className="grid gap-8">
      <PageHead title={activity.title[language]}>
        {!cancelReason &&
          t('consoleActivities.opensAt', { time: formatDateTime(checkInOpensAt, language) })}
      </PageHead>
      {cancelReason && (
        <Notice tone="warning" title={t('consoleActivities.cancelled')}>
          {cancelReason[language]}
        </Notice>
      )}
      <div className="grid gap-8 xl:grid-cols-[1fr_22rem]">
        <Section title={t('consoleActivities.people')}>
          {mayCheckIn && (
            <CheckInForm
              typed={typed}
              onType={type}
              found={findPeople(registrations, typed)}
              busy={checkIn.isPending}
              error={refused}
              onTry={tryAgain}
              onCheckIn={send}
            />
          )}
          <CheckInOutcome result={checkIn.data} error={checkIn.error} />
          <PeopleFilterBar
            slug={slug}
            who={who}
            onWho={setWho}
            typed={typed}
            count={found.length}
          />
          <PeopleList
            people={found}
            hasPeople={registrations.length > 0}
            busyEmail={checkIn.isPending ? checkIn.variables.email : null}
            onCheckIn={mayCheckIn ? send : null}
          />
        </Section>
        <div className="grid content-start gap-6">
          <ActivityFacts {...activity} />
          {!cancelReason && phaseAt(activity, now) === 'COMING' && (
            <ActivityActs activity={activity} role={role} />
          )}
        </div>
      </div>
    </div>
  );
}

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
import { useCheckInList } from '../hooks';
import { useDoor } from '../use-door';
import { ActivityActs } from './activity-acts';
import { ActivityFacts } from './activity-facts';
import { CheckInForm } from './check-in-form';
import { CheckInOutcome } from './check-in-outcome';
import { DraftActivity } from './draft-activity';
import { PeopleFilterBar } from './people-filter-bar';
import { PeopleList } from './people-list';
import { UndoOutcome } from './undo-outcome';

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
  const door = useDoor(slug);
  const [who, setWho] = useState<PeopleFilter>('all');
  const { activity, cancelReason, checkInOpensAt, registrations } = list;
  const { typed, checkIn, undo } = door;
  const found = findPeople(registrations, typed, who);
  const busy = [checkIn, undo].find(({ isPending }) => isPending);
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
              onType={door.type}
              found={findPeople(registrations, typed)}
              busy={busy !== undefined}
              error={door.refused}
              onTry={door.clear}
              onCheckIn={door.send}
            />
          )}
          <UndoOutcome result={undo.data} error={undo.error} />
          <CheckInOutcome
            result={checkIn.data}
            error={checkIn.error}
            busy={undo.isPending}
            onUndo={(at) => checkIn.variables && door.takeBack(checkIn.variables.email, at)}
          />
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
            busyEmail={busy?.variables?.email ?? null}
            acts={mayCheckIn ? { onCheckIn: door.send, onUndo: door.takeBack } : null}
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

'use client';
import { Notice } from '~/components/ui/notice';
import { ActNotice } from '~/console/act-notice';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { useAct } from '~/console/use-act';
import { phaseAt } from '~/domain/activity';
import { useI18n, useLanguage } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';
import { consoleRoute } from '~/lib/console-routes';
import type {
  ActivityAct,
  ActivityContent,
  CheckInList,
  EditedActivity,
} from '~/schemas/operator-activity';
import { useActivityActs, useCheckInList, useEditedActivity } from '../hooks';
import { ActivityForm } from './activity-form';

/** The form that edits an activity, with its effects shown before it is saved. */
export function ActivityEditPage({ slug, now }: { slug: string; now: Date }) {
  const edited = useEditedActivity(slug);
  const list = useCheckInList(slug);
  return (
    <Loaded query={edited}>
      {(saved) => (
        <Loaded query={list}>
          {({ activity }) => <EditForm slug={slug} now={now} saved={saved} activity={activity} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EditFormProps {
  slug: string;
  now: Date;
  saved: EditedActivity;
  activity: CheckInList['activity'];
}

function EditForm({ slug, now, saved, activity }: EditFormProps) {
  const t = useI18n();
  const language = useLanguage();
  const { change } = useActivityActs();
  const act = useAct();
  const { revision, content } = saved;
  const isClosed =
    !activity.draft && (activity.cancelledAt !== null || phaseAt(activity, now) !== 'COMING');
  const toDone = ({ mails, promoted }: ActivityAct) =>
    [
      mails > 0
        ? t('consoleActivities.form.doneMails', { count: mails })
        : t('consoleActivities.form.done'),
      ...(promoted > 0 ? [t('consoleActivities.form.donePromoted', { count: promoted })] : []),
    ].join(WRITING[language].space);
  const save = (typed: ActivityContent) =>
    act.run(() => change.mutateAsync({ slug, revision, content: typed }), toDone);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleActivities.form.title', { title: activity.title[language] })}>
        {t('consoleActivities.form.lead')}
      </PageHead>
      <PageLink to={consoleRoute('console-activities-id', { id: slug })}>
        {t('consoleActivities.form.toActivity')}
      </PageLink>
      {isClosed ? (
        <Notice>
          {t(`consoleActivities.form.${activity.cancelledAt ? 'cancelled' : 'begun'}`)}
        </Notice>
      ) : (
        <ActivityForm
          draftName={`activity-${slug}`}
          before={content}
          isDraft={activity.draft}
          people={activity}
          busy={act.busy}
          onSave={save}
        />
      )}
      <ActNotice outcome={act.outcome} failed={t('consoleActivities.form.failed')} />
    </div>
  );
}

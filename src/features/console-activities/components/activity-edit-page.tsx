'use client';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ActNotice } from '~/console/act-notice';
import { PageHead } from '~/console/page-head';
import { useAct } from '~/console/use-act';
import { phaseAt } from '~/domain/activity';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { ActivityAct, ActivityContent } from '~/schemas/operator-activity';
import { useActivityActs, useCheckInList, useEditedActivity } from '../hooks';
import { ActivityForm } from './activity-form';

/** What an operator changes of an activity, with what it does said before it is saved. */
export function ActivityEditPage({ slug, now }: { slug: string; now: Date }) {
  const t = useI18n();
  const language = useLanguage();
  const edited = useEditedActivity(slug);
  const list = useCheckInList(slug);
  const { change } = useActivityActs();
  const act = useAct();
  if ((edited.isError && !edited.data) || (list.isError && !list.data))
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={() => Promise.all([edited.refetch(), list.refetch()])}
      />
    );
  if (!edited.data || !list.data) return <Skeleton className="h-60 w-full" />;
  const { revision, content } = edited.data;
  const { activity } = list.data;
  const isClosed =
    !activity.draft && (activity.cancelledAt !== null || phaseAt(activity, now) !== 'COMING');
  const toDone = ({ mails, promoted }: ActivityAct) =>
    [
      mails > 0
        ? t('consoleActivities.form.doneMails', { count: mails })
        : t('consoleActivities.form.done'),
      ...(promoted > 0 ? [t('consoleActivities.form.donePromoted', { count: promoted })] : []),
    ].join(language === 'zh' ? '' : ' ');
  const save = (typed: ActivityContent) =>
    act.run(() => change.mutateAsync({ slug, revision, content: typed }), toDone);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleActivities.form.title', { title: activity.title[language] })}>
        {t('consoleActivities.form.lead')}
      </PageHead>
      <p>
        <Link
          className="link"
          href={localePath(language, consoleRoute('console-activities-id', { id: slug }))}
        >
          {t('consoleActivities.form.toActivity')}
        </Link>
      </p>
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

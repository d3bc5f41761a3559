'use client';
import { Notice } from '~/components/ui/notice';
import { PageHead } from '~/console/page-head';
import { phaseAt } from '~/domain/activity';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { ActivityFacts } from './activity-facts';
import { ActivityLinks } from './activity-links';
import { DiscardActivity } from './discard-activity';
import { PublishActivity } from './publish-activity';

interface DraftActivityProps {
  activity: OperatorActivity;
  role: Role;
  now: Date;
}

/** An activity that learners do not see yet: its texts, and the steps to its publication. */
export function DraftActivity({ activity, role, now }: DraftActivityProps) {
  const t = useI18n();
  const language = useLanguage();
  const isPast = phaseAt(activity, now) !== 'COMING';
  return (
    <div className="grid gap-8">
      <PageHead title={activity.title[language]} />
      <Notice title={t('consoleActivities.draft')}>{t('consoleActivities.draftText')}</Notice>
      {isPast && <Notice tone="warning">{t('consoleActivities.draftPast')}</Notice>}
      <ActivityFacts {...activity} />
      <ActivityLinks slug={activity.slug} role={role} />
      {hasPermission(role, 'activity.edit') && (
        <div className="flex flex-wrap gap-3">
          <PublishActivity activity={activity} disabled={isPast} />
          <DiscardActivity activity={activity} />
        </div>
      )}
    </div>
  );
}

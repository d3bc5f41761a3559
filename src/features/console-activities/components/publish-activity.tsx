'use client';
import { ActButton } from '~/console/act-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateRange } from '~/lib/format-date-range';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { useActivityActs } from '../hooks';

interface PublishActivityProps {
  activity: OperatorActivity;
  disabled: boolean;
}

/** Publishes a draft, after its time was shown once more. */
export function PublishActivity({ activity, disabled }: PublishActivityProps) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const { publish } = useActivityActs();
  const { slug, revision, title, startsAt, endsAt } = activity;
  return (
    <ActButton
      label={t('publish')}
      disabled={disabled}
      title={t('publishTitle', { title: title[language] })}
      text={t('publishText', { time: formatDateRange(startsAt, endsAt, language) })}
      submit={t('publish')}
      cancel={t('back')}
      failed={t('publishFailed')}
      run={() => publish.mutateAsync({ slug, revision })}
    />
  );
}

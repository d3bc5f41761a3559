'use client';
import { Notice } from '~/components/ui/notice';
import { ActFailure } from '~/console/act-failure';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { CheckedIn } from '~/schemas/activity';

interface CheckInOutcomeProps {
  result: CheckedIn | undefined;
  error: unknown;
}

/** The result of the last check-in. A repeated one is shown as such. */
export function CheckInOutcome({ result, error }: CheckInOutcomeProps) {
  const t = useI18n();
  const language = useLanguage();
  if (error) return <ActFailure error={error} />;
  if (!result) return null;
  const { name, first, trialUntil } = result;
  if (!first) return <Notice>{t('consoleActivities.before', { name })}</Notice>;
  return (
    <Notice tone="good">
      {trialUntil
        ? t('consoleActivities.doneTrial', { name, date: formatDate(trialUntil, language) })
        : t('consoleActivities.done', { name })}
    </Notice>
  );
}

'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { ActFailure } from '~/console/act-failure';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { CheckedIn } from '~/schemas/activity';

interface CheckInOutcomeProps {
  result: CheckedIn | undefined;
  error: unknown;
  /** Whether the check-in is being taken back. */
  busy: boolean;
  /** Takes the check-in back. */
  onUndo: (checkedInAt: Date) => void;
}

/** The result of the last check-in, which can be taken back. A repeated one is shown as such. */
export function CheckInOutcome({ result, error, busy, onUndo }: CheckInOutcomeProps) {
  const t = useI18n();
  const language = useLanguage();
  if (error) return <ActFailure error={error} />;
  if (!result) return null;
  const { name, first, checkedInAt, trialUntil } = result;
  if (!first) return <Notice>{t('consoleActivities.before', { name })}</Notice>;
  // The button is outside the notice, because its name is not part of the announcement.
  return (
    <div className="grid justify-items-start gap-2">
      <Notice tone="good" className="w-full">
        {trialUntil
          ? t('consoleActivities.doneTrial', { name, date: formatDate(trialUntil, language) })
          : t('consoleActivities.done', { name })}
      </Notice>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => onUndo(checkedInAt)}>
        {t('consoleActivities.undo')}
      </Button>
    </div>
  );
}

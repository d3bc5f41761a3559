'use client';
import { Notice } from '~/components/ui/notice';
import { ActFailure } from '~/console/act-failure';
import { useScopedI18n } from '~/i18n/client';
import type { UndoneCheckIn } from '~/schemas/activity';

interface UndoOutcomeProps {
  result: UndoneCheckIn | undefined;
  error: unknown;
}

/** The result of taking a check-in back; it says that a trial goes on. */
export function UndoOutcome({ result, error }: UndoOutcomeProps) {
  const t = useScopedI18n('consoleActivities');
  if (error) return <ActFailure error={error} title={t('undoFailed')} />;
  if (!result) return null;
  const { name, first, keepsTrial } = result;
  if (!first) return <Notice>{t('undoneBefore', { name })}</Notice>;
  return <Notice tone="good">{t(keepsTrial ? 'undoneTrial' : 'undone', { name })}</Notice>;
}

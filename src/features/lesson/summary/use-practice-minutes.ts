'use client';
import { useScopedI18n } from '~/i18n/client';

const MINUTE_MS = 60_000;

/** The time of a lesson in whole minutes, as the lesson's clock shows them. */
export function usePracticeMinutes(spentMs: number): string {
  const t = useScopedI18n('summary');
  const minutes = Math.floor(spentMs / MINUTE_MS);
  return minutes > 0 ? t('minutes', { minutes }) : t('underAMinute');
}

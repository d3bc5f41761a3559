'use client';
import { useI18n } from '~/i18n/client';

/** Placeholder of a part whose scripts are loading after a press. */
export function LoadingNote() {
  const t = useI18n();
  return (
    <p role="status" className="animate-pulse text-soft">
      {t('list.loading')}
    </p>
  );
}

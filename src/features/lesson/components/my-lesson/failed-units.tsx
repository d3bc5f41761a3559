'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n } from '~/i18n/client';

/** Replacement of My Learning when it could not be loaded. */
export function FailedUnits({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useI18n();
  return (
    <RetryNotice text={t('lesson.mine.failed')} retry={t('common.retry')} onRetry={retry}>
      <ErrorReference error={error} />
    </RetryNotice>
  );
}

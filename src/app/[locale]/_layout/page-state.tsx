'use client';
import { LoadingBar } from '~/components/layout/loading-bar';
import { OfflineBanner } from '~/components/layout/offline-banner';
import { useEarlyPress } from '~/early/early-events';
import { useScopedI18n } from '~/i18n/client';

/** Status above every page: pending navigation and connection. Presses from before it was loaded are repeated. */
export function PageState() {
  const t = useScopedI18n('common');
  useEarlyPress();
  return (
    <>
      <LoadingBar label={t('loadingPage')} failedLabel={t('loadingFailed')} />
      <OfflineBanner
        words={{ offline: t('offline'), blocked: t('offlineHeld'), online: t('online') }}
      />
    </>
  );
}

'use client';
import { LoadingBar } from '~/components/layout/loading-bar';
import { OfflineBanner } from '~/components/layout/offline-banner';
import { useScopedI18n } from '~/i18n/client';

/** Above every page: whether the next one is on its way, and whether there is a connection. */
export function PageState() {
  const t = useScopedI18n('common');
  return (
    <>
      <LoadingBar label={t('loadingPage')} failedLabel={t('loadingFailed')} />
      <OfflineBanner
        words={{ offline: t('offline'), blocked: t('offlineHeld'), online: t('online') }}
      />
    </>
  );
}

'use client';
import { ConnectionStrip } from '~/components/layout/connection-strip';
import { LoadingBar } from '~/components/layout/loading-bar';
import { useScopedI18n } from '~/i18n/client';

/** Above every page: whether the next one is on its way, and whether there is a connection. */
export function PageState() {
  const t = useScopedI18n('common');
  return (
    <>
      <LoadingBar label={t('loadingPage')} failedLabel={t('loadingFailed')} />
      <ConnectionStrip
        words={{ offline: t('offline'), held: t('offlineHeld'), online: t('online') }}
      />
    </>
  );
}

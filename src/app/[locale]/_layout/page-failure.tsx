'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';
import { emitNavigation } from '~/lib/navigation-events';
import { reloadOnceForChunk } from './chunk-failure';
import type { FailedPageProps } from './failed-page-props';

// Loaded with its texts when it is shown: every page has an error boundary, but few ever show it.
const NOTICE = lazyComponent(() =>
  withMessages(() =>
    import('./page-failure-notice').then(({ PageFailureNotice }) => PageFailureNotice),
  ),
);

/** Replacement of a page that could not be rendered. Until the notice is loaded, which may fail too, a
 *  sentence and a link to try again replace it. */
export function PageFailure({ error, retry }: FailedPageProps) {
  const t = useI18n();
  const Notice = NOTICE.useComponent();
  useEffect(() => {
    console.error(error);
    emitNavigation('failed');
    reloadOnceForChunk(error);
    void NOTICE.fetch();
  }, [error]);
  if (Notice) return <Notice error={error} retry={retry} />;
  return (
    <p role="alert" className="column py-28 text-center">
      {t('common.failed')}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is the open address, query and all. */}
      <a href="" className="link">
        {t('common.retry')}
      </a>
    </p>
  );
}

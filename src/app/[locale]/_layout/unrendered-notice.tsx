'use client';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import { FailureNotice } from './failure-notice';

/** Replaced by the web server with the id of the request (`src/launcher/http-layer/error-document.mjs`): the
 *  page itself is the same for all. */
const REQUEST_ID = 'id-of-this-request';

/** Replacement of a failed page without scripts: the retry link loads the page again. */
export function UnrenderedNotice({ status }: { status: 500 | 503 }) {
  const t = useI18n();
  return (
    <FailureNotice
      status={status}
      digest={REQUEST_ID}
      retry={
        <Button asChild>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is the open address, query and all. */}
          <a href="">{t('common.retry')}</a>
        </Button>
      }
    />
  );
}

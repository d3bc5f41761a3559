'use client';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import { tellNavigation } from '~/lib/navigation-news';
import { reloadOnceForChunk } from './chunk-failure';
import { FailureNotice } from './failure-notice';

/** What an error boundary is given. */
export interface Failed {
  error: unknown;
  retry: () => void;
}

/** The HTTP status that an error brings along; 500 when it has none. */
export function statusOf(error: unknown): number {
  const { data, statusCode } = (error ?? {}) as { data?: unknown; statusCode?: unknown };
  const status = (data as { httpStatus?: unknown } | undefined)?.httpStatus ?? statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What stands in a page's place when it could not be rendered. */
export function PageFailure({ error, retry }: Failed) {
  const t = useI18n();
  useEffect(() => {
    console.error(error);
    tellNavigation('failed');
    reloadOnceForChunk(error);
  }, [error]);
  return (
    <FailureNotice
      status={statusOf(error)}
      digest={(error as { digest?: string } | null)?.digest}
      retry={<Button onClick={() => retry()}>{t('common.retry')}</Button>}
    />
  );
}

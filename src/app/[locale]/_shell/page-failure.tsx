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

const digestOf = (error: unknown) => (error as { digest?: string } | null)?.digest;

/** Whether the page could not be made because the database did not answer. */
function isAway(error: unknown): boolean {
  return digestOf(error) === 'SERVICE_UNAVAILABLE';
}

/** The HTTP status that an error brings along; 500 when it has none. */
export function statusOf(error: unknown): number {
  const { data, statusCode } = (error ?? {}) as { data?: unknown; statusCode?: unknown };
  const status = (data as { httpStatus?: unknown } | undefined)?.httpStatus ?? statusCode;
  if (typeof status === 'number' && status >= 400 && status < 600) return status;
  return isAway(error) ? 503 : 500;
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
      digest={digestOf(error)}
      retry={<Button onClick={() => retry()}>{t('common.retry')}</Button>}
    />
  );
}

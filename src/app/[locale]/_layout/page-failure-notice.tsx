'use client';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import type { FailedPageProps } from './failed-page-props';
import { FailureNotice } from './failure-notice';

const getDigest = (error: unknown) => (error as { digest?: string } | null)?.digest;

/** Whether the page failed because the database did not respond. */
function isUnreachable(error: unknown): boolean {
  return getDigest(error) === 'SERVICE_UNAVAILABLE';
}

/** The HTTP status of an error; 500 when it has none. */
export function getStatus(error: unknown): number {
  const { data, statusCode } = (error ?? {}) as { data?: unknown; statusCode?: unknown };
  const status = (data as { httpStatus?: unknown } | undefined)?.httpStatus ?? statusCode;
  if (typeof status === 'number' && status >= 400 && status < 600) return status;
  return isUnreachable(error) ? 503 : 500;
}

/** The notice of a failed page, with its status and a button to try again. */
export function PageFailureNotice({ error, retry }: FailedPageProps) {
  const t = useI18n();
  return (
    <FailureNotice
      status={getStatus(error)}
      digest={getDigest(error)}
      retry={<Button onClick={() => retry()}>{t('common.retry')}</Button>}
    />
  );
}

'use client';
import type { ReactNode } from 'react';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';

/** The part of a query that says what can be shown. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  /** Whether it waits for a connection. */
  isPaused: boolean;
  refetch: () => unknown;
}

/** A list that comes page by page: a further page that did not come has a notice of its own, below the rows. */
export function toLoaded<Data>(
  query: LoadedQuery<Data> & { isFetchNextPageError: boolean },
): LoadedQuery<Data> {
  const { data, error, isPaused, refetch, isFetchNextPageError } = query;
  return { data, error: isFetchNextPageError ? null : error, isPaused, refetch };
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Text when nothing came. */
  failed?: string;
  /** Height of what comes, as a class. */
  height?: string;
  children: (data: Data) => ReactNode;
}

/** What a query has brought; before that, that it is on its way, has failed, or waits for a connection. What is there
 *  stays when it cannot be read again, with everything that is typed into it, and is said to be older. Who may not
 *  see it any more sees it no longer. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, height = 'h-60', children } = props;
  const { data, error, isPaused, refetch } = query;
  const t = useI18n();
  const retry = { retry: t('common.retry'), onRetry: () => refetch() };
  const code = errorCode(error);
  if (code === 'FORBIDDEN') return <Notice tone="error">{t('consoleShell.roleChanged')}</Notice>;
  if (code === 'LOGIN_USER_REQUIRED') return <Notice tone="error">{t(`errors.${code}`)}</Notice>;
  if (data !== undefined)
    return (
      <>
        {error != null && <RetryNotice text={t('consoleShell.stale')} {...retry} />}
        {children(data)}
      </>
    );
  if (error != null)
    return <RetryNotice text={failed ?? t('consoleShell.table.failed')} {...retry} />;
  if (isPaused) return <Notice>{t('consoleShell.waitsForConnection')}</Notice>;
  return <Skeleton className={`${height} w-full`} />;
}

'use client';
import type { ReactNode } from 'react';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import { TypedTexts, useTypedFields } from './typed-texts';

/** The part of a query that decides what can be shown. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  /** Whether it waits for a connection. */
  isPaused: boolean;
  refetch: () => unknown;
}

/** A list that comes page by page: a failure of a later page has a notice of its own, below the rows. */
export function toLoaded<Data>(
  query: LoadedQuery<Data> & { isFetchNextPageError: boolean },
): LoadedQuery<Data> {
  const { data, error, isPaused, refetch, isFetchNextPageError } = query;
  return { data, error: isFetchNextPageError ? null : error, isPaused, refetch };
}

/** Errors after which the page hides the data. */
const ENDED = ['FORBIDDEN', 'LOGIN_USER_REQUIRED'] as const;

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Text when nothing came. */
  failed?: string;
  /** Height of what comes, as a class. */
  height?: string;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query; before that, whether it is loading, has failed, or waits for a connection. Data that
 *  cannot be read again stays, with all typed text, and is labelled as older. Losing the permission hides the data,
 *  except for the texts that the operator typed. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, height = 'h-60', children } = props;
  const { data, error, isPaused, refetch } = query;
  const t = useI18n();
  const retry = { retry: t('common.retry'), onRetry: () => refetch() };
  const code = errorCode(error);
  const { onInput, fields } = useTypedFields();
  const ended = ENDED.find((one) => one === code);
  if (ended)
    return (
      <>
        <Notice tone="error">
          {t(ended === 'FORBIDDEN' ? 'consoleShell.roleChanged' : `errors.${ended}`)}
        </Notice>
        <TypedTexts fields={fields} />
      </>
    );
  if (data !== undefined)
    return (
      <>
        {error != null && (
          <RetryNotice text={t('consoleShell.stale')} {...retry}>
            <ErrorReference error={error} />
          </RetryNotice>
        )}
        <div className="contents" onInputCapture={onInput}>
          {children(data)}
        </div>
      </>
    );
  if (error != null)
    return (
      <RetryNotice text={failed ?? t('consoleShell.table.failed')} {...retry}>
        <ErrorReference error={error} />
      </RetryNotice>
    );
  if (isPaused) return <Notice>{t('consoleShell.waitsForConnection')}</Notice>;
  return <Skeleton className={`${height} w-full`} />;
}

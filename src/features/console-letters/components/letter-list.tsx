'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { useLetters } from '../hooks';
import { useBulkAnswer } from '../use-bulk-answer';
import { LetterRows } from './letter-rows';

/** The letters, a page at a time. */
export function LetterList({ isAll, role }: { isAll: boolean; role: Role }) {
  const t = useI18n();
  const letters = useLetters(isAll);
  const bulk = useBulkAnswer();
  const pages = letters.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  if (letters.isError && !letters.data)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={letters.refetch}
      />
    );
  if (!letters.data) return <Skeleton className="h-60 w-full" />;
  if (rows.length === 0)
    return (
      <div className="grid gap-5">
        {bulk.results}
        <p role="status" className="border-t border-line py-8 text-soft">
          {t(isAll ? 'consoleLetters.none' : 'consoleLetters.noneWaiting')}
        </p>
      </div>
    );
  return (
    <div className="grid gap-5">
      {bulk.results}
      <LetterRows letters={rows} role={role} bulkAct={bulk.act} />
      {letters.isFetchNextPageError && (
        <Notice tone="error">{t('consoleShell.table.moreFailed')}</Notice>
      )}
      {letters.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={letters.isFetchingNextPage}
          onClick={() => letters.fetchNextPage()}
        >
          {t('consoleShell.table.more')}
        </Button>
      )}
    </div>
  );
}

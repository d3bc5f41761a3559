'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { useLetters } from '../hooks';
import { LetterItem } from './letter-item';

/** The letters, a page at a time. */
export function LetterList({ isAll, role }: { isAll: boolean; role: Role }) {
  const t = useI18n();
  const letters = useLetters(isAll);
  if (letters.isError && !letters.data)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={letters.refetch}
      />
    );
  if (!letters.data) return <Skeleton className="h-60 w-full" />;
  const rows = letters.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return (
      <p role="status" className="border-t border-line py-8 text-soft">
        {t(isAll ? 'consoleLetters.none' : 'consoleLetters.noneWaiting')}
      </p>
    );
  return (
    <div className="grid gap-5">
      <ul className="border-t border-line">
        {rows.map((letter) => (
          <li key={letter.id} className="border-b border-line py-5">
            <LetterItem letter={letter} role={role} />
          </li>
        ))}
      </ul>
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

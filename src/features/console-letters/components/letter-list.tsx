'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Loaded, toLoaded } from '~/console/loaded';
import { countUnreadable, UnreadableRows } from '~/console/unreadable-rows';
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
  return (
    <div className="grid gap-5">
      {bulk.results}
      <Loaded query={toLoaded(letters)}>
        {() => (
          <>
            <UnreadableRows pages={pages} />
            {rows.length > 0 && <LetterRows letters={rows} role={role} bulkAct={bulk.act} />}
            {rows.length === 0 && countUnreadable(pages) === 0 && (
              <p role="status" className="border-t border-line py-8 text-soft">
                {t(isAll ? 'consoleLetters.none' : 'consoleLetters.noneWaiting')}
              </p>
            )}
          </>
        )}
      </Loaded>
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

import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';

/** A loaded page of rows, with the number of its rows that could not be read. */
export interface PageWithGaps {
  /** Number of rows that could not be read. */
  unreadable: number;
}

/** Number of rows that the loaded pages lack. */
export function countUnreadable(pages: readonly PageWithGaps[] = []): number {
  return pages.reduce((sum, { unreadable }) => sum + unreadable, 0);
}

/** The number of rows of a list that could not be read, and the remedy, so that a list is never incomplete
 *  without notice. Nothing when all were read. */
export function UnreadableRows({ pages }: { pages: readonly PageWithGaps[] | undefined }) {
  const t = useScopedI18n('consoleShell');
  const count = countUnreadable(pages);
  return count > 0 ? <Notice tone="warning">{t('unreadableRows', { count })}</Notice> : null;
}

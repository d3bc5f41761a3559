import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';

/** The part of a page of rows that says how many are missing. */
export interface PageWithGaps {
  /** Number of rows that could not be read. */
  unreadable: number;
}

/** Number of rows that the loaded pages lack. */
export function countUnreadable(pages: readonly PageWithGaps[] = []): number {
  return pages.reduce((sum, { unreadable }) => sum + unreadable, 0);
}

/** How many rows of a list could not be read, and what to do: a list lacks nothing without a word. Nothing where all
 *  were read. */
export function UnreadableRows({ pages }: { pages: readonly PageWithGaps[] | undefined }) {
  const t = useScopedI18n('consoleShell');
  const count = countUnreadable(pages);
  return count > 0 ? <Notice tone="warning">{t('unreadableRows', { count })}</Notice> : null;
}

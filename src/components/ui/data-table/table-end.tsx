'use client';
import { Button } from '../button';
import { RetryNotice } from '../retry-notice';
import type { DataTableLabels } from './types';

export interface TableEndProps {
  hasMore: boolean;
  /** Whether the next page is being fetched. */
  busy: boolean;
  /** Whether it could not be fetched. */
  failed: boolean;
  onMore: () => void;
  /** Number of rows shown. */
  count: number;
}

/** The end of a table: how many rows there are, and the button for the next page. */
export function TableEnd(props: TableEndProps & { labels: DataTableLabels }) {
  const { hasMore, busy, failed, onMore, count, labels } = props;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="figures text-sm text-soft">
        {busy ? labels.loading : labels.shown(count)}
        {!hasMore && !busy && count > 0 && ` · ${labels.end}`}
      </p>
      {failed && !busy ? (
        <RetryNotice text={labels.moreFailed} retry={labels.retry} onRetry={onMore} />
      ) : (
        hasMore && (
          <Button variant="secondary" size="sm" busy={busy} onClick={onMore}>
            {labels.more}
          </Button>
        )
      )}
    </div>
  );
}

'use client';
import type { ListLabels } from './ui/list-labels';
import { MoreRows } from './ui/list-states';
import { Notice } from './ui/notice';
import { Phrases } from './ui/phrases';
import type { PagedRows } from './ui/use-paged-rows';

interface MorePagesProps {
  list: PagedRows<unknown>;
  labels: ListLabels;
}

/** The end of a list that comes from the server page by page: the button for the next page, which also tries
 *  again after a failure, and the number of rows for screen readers. */
export function MorePages({ list, labels }: MorePagesProps) {
  const { busy, failed, shown } = list;
  return (
    <div className="grid justify-items-center gap-4">
      {failed && !busy && (
        <Notice tone="error">
          <Phrases>{labels.moreFailed}</Phrases>
        </Notice>
      )}
      <MoreRows list={list} labels={labels} />
      <p role="status" className="sr-only">
        {busy ? labels.loading : labels.shown(shown.length)}
      </p>
    </div>
  );
}

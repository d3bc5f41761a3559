'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '~/lib/class-names';
import { Button } from './button';
import { isModifiedClick } from './is-modified-click';
import { BY_CHOICE } from './list-hint';
import type { ListLabels } from './list-labels';
import { Phrases } from './phrases';
import { RetryNotice } from './retry-notice';
import type { List } from './use-list';

// biome-ignore lint/suspicious/noExplicitAny: none of these looks into a row.
type AnyList = List<any>;

interface ListCountProps {
  list: AnyList;
  labels: Pick<ListLabels, 'loading'>;
  /** Text of the number of rows. */
  found: (count: number) => string;
  /** Whether it is for screen readers only, because the length of a short list is visible. */
  isHidden?: boolean;
}

/** The number of rows; announced when a search or a filter changes it. It is not shown while some of the
 *  requested rows are missing. */
export function ListCount({ list, labels, found, isHidden }: ListCountProps) {
  const { busy, failed, narrowed } = list;
  const isUnknown = failed && narrowed;
  return (
    <p
      role="status"
      className={classNames(isHidden ? 'sr-only' : 'figures text-sm text-soft', !busy && BY_CHOICE)}
    >
      {busy ? labels.loading : isUnknown ? '' : found(list.found)}
    </p>
  );
}

/** The error of a list whose other rows could not be fetched. */
export function FailedList({ list, labels }: { list: AnyList; labels: ListLabels }) {
  if (!list.failed) return null;
  return <RetryNotice text={labels.restFailed} retry={labels.retry} onRetry={list.retry} />;
}

/** The part of a list that `MoreRows` needs; its rows are all loaded (`useList`), or come page by page
 *  (`usePagedRows`). */
interface GrowingList {
  /** Number of rows on the page now, where `found` is known. */
  length?: number;
  /** Number of rows altogether; absent when only the server could count them. */
  found?: number;
  hasMore: boolean;
  busy?: boolean;
  more: () => void;
  moreHref: string;
  onReach?: List<unknown>['onReach'];
}

interface MoreRowsProps {
  list: GrowingList;
  labels: Pick<ListLabels, 'more' | 'allShown'>;
}

/** The button for more rows. After the last ones its label says so, and it keeps the focus. */
export function MoreRows({ list, labels }: MoreRowsProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const clicked = useRef(false);
  const { hasMore } = list;
  useEffect(() => {
    if (!hasMore && clicked.current) end.current?.focus();
    if (!hasMore) clicked.current = false;
  }, [hasMore]);

  if (!hasMore)
    return (
      <p ref={end} tabIndex={-1} className="sr-only">
        {labels.allShown}
      </p>
    );
  return (
    <Button asChild variant="secondary" className="justify-self-center">
      <a
        href={list.moreHref}
        aria-busy={list.busy}
        {...list.onReach}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          clicked.current = true;
          list.more();
        }}
      >
        {labels.more}
        {list.found !== undefined && (
          <span className="figures font-normal">{`${list.length ?? 0}／${list.found}`}</span>
        )}
      </a>
    </Button>
  );
}

/** The empty state of a list: no rows yet (`nothing`), or none with this search and these filters, with
 *  a button that clears them. */
export function EmptyList(props: {
  list: Pick<AnyList, 'found' | 'busy' | 'failed' | 'narrowed' | 'clear'>;
  labels: ListLabels;
  nothing: ReactNode;
}) {
  const { list, labels, nothing } = props;
  if (list.found > 0 || list.busy || list.failed) return null;
  if (!list.narrowed)
    return (
      <p className="border-t border-line py-12 text-soft">
        <Phrases>{nothing}</Phrases>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4 border-t border-line py-12">
      <p className="text-lg">
        <Phrases>{labels.noneFound}</Phrases>
      </p>
      <Button variant="secondary" onClick={list.clear}>
        {labels.clear}
      </Button>
    </div>
  );
}

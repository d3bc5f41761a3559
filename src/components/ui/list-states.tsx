'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button';
import { isModifiedClick } from './is-modified-click';
import type { ListLabels } from './list-labels';
import { Phrases } from './phrases';
import type { List } from './use-list';

// biome-ignore lint/suspicious/noExplicitAny: none of these looks into a row.
type AnyList = List<any>;

/** The number of rows; announced when a search or a filter changes it. */
export function ListCount({ text }: { text: string }) {
  return (
    <p role="status" className="figures text-sm text-soft">
      {text}
    </p>
  );
}

/** What `MoreRows` needs of a list: all of its rows are here (`useList`), or come page by page
 *  (`usePagedRows`). */
interface GrowingList {
  shown: readonly unknown[];
  /** Number of rows altogether; absent when only the server could count them. */
  found?: number;
  hasMore: boolean;
  busy?: boolean;
  more: () => void;
  moreHref: string;
}

interface MoreRowsProps {
  list: GrowingList;
  labels: Pick<ListLabels, 'more' | 'allShown'>;
}

/** The button for more rows. After the last ones it says so and keeps the focus that was on it. */
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
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          clicked.current = true;
          list.more();
        }}
      >
        {labels.more}
        {list.found !== undefined && (
          <span className="figures font-normal">{`${list.shown.length}／${list.found}`}</span>
        )}
      </a>
    </Button>
  );
}

/** The empty state of a list: no rows yet (`nothing`), or none with this search and these filters, with
 *  a button that clears them. */
export function EmptyList(props: { list: AnyList; labels: ListLabels; nothing: ReactNode }) {
  const { list, labels, nothing } = props;
  if (list.found > 0) return null;
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

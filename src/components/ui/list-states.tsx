'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button';
import type { ListWords } from './list-words';
import { opensElsewhere } from './opens-elsewhere';
import { Phrases } from './phrases';
import type { List } from './use-list';

// biome-ignore lint/suspicious/noExplicitAny: none of these looks into a row.
type AnyList = List<any>;

/** How many rows there are; said aloud when a search or a filter changes it. */
export function ListCount({ text }: { text: string }) {
  return (
    <p role="status" className="figures text-sm text-soft">
      {text}
    </p>
  );
}

/** Adds the next rows. When the last are there it says so and keeps the focus that was on it. */
export function MoreRows({ list, words }: { list: AnyList; words: ListWords }) {
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { hasMore } = list;
  useEffect(() => {
    if (!hasMore && pressed.current) end.current?.focus();
    if (!hasMore) pressed.current = false;
  }, [hasMore]);

  if (!hasMore)
    return (
      <p ref={end} tabIndex={-1} className="sr-only">
        {words.allShown}
      </p>
    );
  return (
    <Button asChild look="secondary" className="justify-self-center">
      <a
        href={list.moreHref}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          pressed.current = true;
          list.more();
        }}
      >
        {words.more}
        <span className="figures font-normal">{`${list.shown.length}／${list.found}`}</span>
      </a>
    </Button>
  );
}

/** Said in the place of rows: that there are none yet (`nothing`), or none with this search and these
 *  filters, which it offers to take away. */
export function EmptyList(props: { list: AnyList; words: ListWords; nothing: ReactNode }) {
  const { list, words, nothing } = props;
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
        <Phrases>{words.noneFound}</Phrases>
      </p>
      <Button look="secondary" onClick={list.clear}>
        {words.clear}
      </Button>
    </div>
  );
}

'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '~/lib/class-names';
import { INPUT_CLASSES } from './field';
import { SearchIcon } from './icons/finding';
import { CloseIcon } from './icons/marks';
import type { ListLabels } from './list-labels';
import { useEarlyText } from './use-early-text';
import type { List } from './use-list';
import { WordListButton } from './word-list-button';

interface ListSearchProps {
  list: Pick<List<unknown>, 'choice' | 'change'>;
  labels: ListLabels;
}

/** Browsers limit the history updates of a minute: typing updates the URL after a pause only. */
const DEBOUNCE_MS = 200;

/** A search that the dictionary may have: English letters, which no Chinese search begins with. */
const ENGLISH = /^\s*[a-z]/i;

/** The search field of a list: results follow the typing, the URL follows after a pause. In a list
 *  of English content a searched word can be looked up. */
export function ListSearch({ list, labels }: ListSearchProps) {
  const id = useId();
  const { q } = list.choice;
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  const newest = useRef(list);
  newest.current = list;
  useEarlyText(id, typed);

  // A search from a link or from "back" replaces the text of the field.
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setTyped(q);
  }, [q]);

  const write = (text: string) => {
    if (text === written.current) return;
    written.current = text;
    newest.current.change({ q: text }, true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the delay.
  useEffect(() => {
    // A delay that began before the address was read would overwrite its search with the empty field.
    if (typed === written.current) return;
    const timer = setTimeout(() => write(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        write(typed);
      }}
    >
      <label htmlFor={id} className="list-label">
        {labels.search}
      </label>
      <div className="relative">
        <SearchIcon className="field-icon left-3" />
        <input
          id={id}
          type="search"
          name="q"
          value={typed}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          className={classNames(INPUT_CLASSES, 'px-11')}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={labels.clearSearch}
            onClick={() => {
              setTyped('');
              write('');
            }}
            className="absolute right-0.5 top-1/2 flex size-11 -translate-y-1/2 items-center justify-center text-soft hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </button>
        )}
      </div>
      {labels.lookUp && ENGLISH.test(q) && (
        <div data-words="" className="flex min-w-0 items-center gap-3">
          <span lang="en" className="truncate font-english">
            {q}
          </span>
          <WordListButton label={labels.lookUp} />
        </div>
      )}
    </form>
  );
}

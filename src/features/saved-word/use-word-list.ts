'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { List } from '~/components/ui/use-list';
import { usePagedRows } from '~/components/ui/use-paged-rows';
import { isFiltered, parseListQuery, serializeListQuery } from '~/lib/list-query';
import { SAVED_WORDS_PAGE_SIZE } from '~/schemas/saved-word';
import { useSavedWords } from './hooks';
import { toWordInput } from './word-choice';
import { WORD_LIST_RULES } from './word-list-rules';

type Choosing = Pick<
  List<unknown>,
  'choice' | 'toHref' | 'change' | 'withFilter' | 'clear' | 'narrowed'
>;

/** The saved words by the search, the filter and the order of the address, page by page. */
export function useWordList() {
  const address = useSearchParams()?.toString() ?? '';
  const params = useMemo(() => new URLSearchParams(address), [address]);
  const choice = useMemo(() => parseListQuery(params, WORD_LIST_RULES), [params]);
  const query = useSavedWords(toWordInput(choice));
  const pages = usePagedRows(query, { pageSize: SAVED_WORDS_PAGE_SIZE });

  const toHref: Choosing['toHref'] = (change) => {
    const wanted = { ...choice, show: WORD_LIST_RULES.pageSize, ...change };
    return serializeListQuery(wanted, WORD_LIST_RULES, params) || '?';
  };
  const change: Choosing['change'] = (wanted, quietly = false) => {
    const href = toHref(wanted) === '?' ? window.location.pathname : toHref(wanted);
    if (quietly) window.history.replaceState(null, '', href);
    else window.history.pushState(null, '', href);
  };
  const choosing: Choosing = {
    choice,
    toHref,
    change,
    withFilter: (name, value) => {
      const { [name]: _, ...others } = choice.filters;
      return { filters: value === null ? others : { ...others, [name]: value } };
    },
    clear: () => change({ q: '', filters: {} }),
    narrowed: isFiltered(choice),
  };
  const [first] = query.data?.pages ?? [];
  return { query, pages, choosing, found: first?.found ?? 0, address };
}

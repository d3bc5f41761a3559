'use client';
import { useMemo } from 'react';
import { useScopedI18n } from './client';

/** What the parts of a list say (`ListLabels` of components/ui), for `FilterBar` and its neighbours.
 *  @param search names the search field when "search" alone would not say what is searched */
export function useListLabels(search?: string) {
  const t = useScopedI18n('list');
  return useMemo(
    () => ({
      search: search ?? t('search'),
      clearSearch: t('clearSearch'),
      all: t('all'),
      sort: t('sort'),
      noneFound: t('noneFound'),
      clear: t('clear'),
      more: t('more'),
      allShown: t('allShown'),
      found: (count: number) => t('found', { count }),
    }),
    [t, search],
  );
}

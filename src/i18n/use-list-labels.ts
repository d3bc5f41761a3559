'use client';
import { useMemo } from 'react';
import { useI18n, useScopedI18n } from './client';

/** Labels of the parts of a list (`ListLabels` of components/ui), for `FilterBar` and its neighbours.
 *  @param search label of the search field when "search" alone would be unclear
 *  @param isEnglish whether the rows are English content, so that a searched word can be looked up */
export function useListLabels(search?: string, isEnglish = false) {
  const t = useScopedI18n('list');
  const retry = useI18n()('common.retry');
  return useMemo(
    () => ({
      search: search ?? t('search'),
      clearSearch: t('clearSearch'),
      lookUp: isEnglish ? t('lookUp') : null,
      all: t('all'),
      sort: t('sort'),
      noneFound: t('noneFound'),
      clear: t('clear'),
      more: t('more'),
      allShown: t('allShown'),
      found: (count: number) => t('found', { count }),
      loading: t('loading'),
      moreFailed: t('moreFailed'),
      restFailed: t('restFailed'),
      retry,
      shown: (count: number) => t('shown', { count }),
    }),
    [t, retry, search, isEnglish],
  );
}

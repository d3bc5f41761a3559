'use client';
import { useScopedI18n } from './client';

/** The two orders of a list of published entries (`publishedRules`), with their labels. */
export function usePublishedSorts() {
  const t = useScopedI18n('list');
  return (['newest', 'oldest'] as const).map((value) => ({ value, label: t(value) }));
}

'use client';
import { useMemo } from 'react';
import type { DataTableLabels } from '~/components/ui/data-table/types';
import { useScopedI18n } from '~/i18n/client';

/** The texts of a table in the operator's language.
 *  @param caption name of the table */
export function useTableLabels(caption: string): DataTableLabels {
  const t = useScopedI18n('consoleShell.table');
  return useMemo(
    () => ({
      caption,
      sortBy: (column) => t('sortBy', { column }),
      select: t('select'),
      selectAll: t('selectAll'),
      columns: t('columns'),
      more: t('more'),
      end: t('end'),
      loading: t('loading'),
      moreFailed: t('moreFailed'),
      retry: t('retry'),
      shown: (count) => t('shown', { count }),
      selected: (count) => t('selected', { count }),
    }),
    [t, caption],
  );
}

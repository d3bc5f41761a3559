'use client';
import { useMemo } from 'react';
import { Badge } from '~/components/ui/badge';
import type { DataColumn } from '~/components/ui/data-table/types';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { PoolArticle } from '~/schemas/article-pool';

/** The columns of the table of articles. */
export function usePoolColumns(): readonly DataColumn<PoolArticle>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        head: t('consoleUnits.pool.name'),
        isName: true,
        cell: ({ title, url }) =>
          url ? (
            <a className="link" lang="en" href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            <span lang="en">{title}</span>
          ),
      },
      { id: 'source', head: t('consoleUnits.pool.source'), cell: ({ source }) => source },
      { id: 'level', head: t('consoleUnits.level'), isShort: true, cell: ({ level }) => level },
      {
        id: 'category',
        head: t('consoleUnits.category'),
        cell: ({ category, categoryGuessed }) => (
          <>
            {t(`course.category.${category}`)}
            {categoryGuessed && <Badge className="ml-2">{t('consoleUnits.pool.guessed')}</Badge>}
          </>
        ),
      },
      { id: 'licence', head: t('consoleUnits.pool.licence'), cell: (row) => <Licence {...row} /> },
      {
        id: 'importedAt',
        head: t('consoleUnits.pool.importedAt'),
        sortable: true,
        cell: ({ importedAt }) => formatDateTime(importedAt, language),
      },
    ],
    [t, language],
  );
}

function Licence({ licence, licenceProblem }: Pick<PoolArticle, 'licence' | 'licenceProblem'>) {
  const t = useI18n();
  return (
    <span className="grid gap-1">
      {licence && <span>{licence}</span>}
      {licenceProblem && (
        <span className="text-again">
          {t(`consoleUnits.pool.licenceProblem.${licenceProblem}`)}
        </span>
      )}
    </span>
  );
}

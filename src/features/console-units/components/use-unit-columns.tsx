'use client';
import { useMemo } from 'react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { OperatorUnit } from '~/schemas/operator-unit';

const TONES = { PUBLISHED: 'good', UPCOMING: 'gold', WITHDRAWN: 'bad' } as const;

/** The columns of the table of units. */
export function useUnitColumns(
  onWithdraw: (unit: OperatorUnit) => void,
): readonly DataColumn<OperatorUnit>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'headline',
        head: t('consoleUnits.headline'),
        isName: true,
        cell: ({ headline }) => headline[language],
      },
      {
        id: 'state',
        head: t('consoleUnits.state'),
        cell: ({ state }) => <Badge tone={TONES[state]}>{t(`consoleUnits.states.${state}`)}</Badge>,
      },
      { id: 'level', head: t('consoleUnits.level'), isShort: true, cell: ({ level }) => level },
      {
        id: 'category',
        head: t('consoleUnits.category'),
        isShort: true,
        cell: ({ category }) => t(`course.category.${category}`),
      },
      {
        id: 'access',
        head: t('consoleUnits.access'),
        isShort: true,
        cell: ({ access }) => t(`course.access.${access}`),
      },
      {
        id: 'publishedOn',
        head: t('consoleUnits.publishedOn'),
        sortable: true,
        cell: ({ publishedOn }) => formatDate(publishedOn, language),
      },
      {
        id: 'learners',
        head: t('consoleUnits.learners'),
        numeric: true,
        cell: ({ learners }) => learners,
      },
      {
        id: 'act',
        head: t('consoleUnits.act'),
        cell: (unit) => <UnitActs unit={unit} onWithdraw={onWithdraw} />,
      },
    ],
    [t, language, onWithdraw],
  );
}

function UnitActs({
  unit,
  onWithdraw,
}: {
  unit: OperatorUnit;
  onWithdraw: (unit: OperatorUnit) => void;
}) {
  const t = useI18n();
  const language = useLanguage();
  const { slug, state, draftId } = unit;
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {state === 'PUBLISHED' && (
        <Link className={link} href={localePath(language, route('course-news-slug', { slug }))}>
          {t('consoleUnits.open')}
        </Link>
      )}
      {draftId && (
        <Link
          className={link}
          href={localePath(language, consoleRoute('console-units-drafts-id', { id: draftId }))}
        >
          {t('consoleUnits.editDraft')}
        </Link>
      )}
      {state !== 'WITHDRAWN' && (
        <Button variant="quiet" size="sm" onClick={() => onWithdraw(unit)}>
          {t('consoleUnits.withdraw.open')}
        </Button>
      )}
    </span>
  );
}

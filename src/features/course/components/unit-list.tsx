'use client';
import type { ReactNode } from 'react';
import { Catalogue } from '~/components/catalogue';
import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { useCategoryFilters } from '~/i18n/use-category-filters';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import type { ListFile } from '~/lib/list-file';
import { lessonRules } from '~/lib/published-rules';
import type { ListedUnit } from '../listed-unit';
import { toUnitWords } from '../unit-words';
import { UnitCard } from './unit-card';
import { UnitProgressLabel } from './unit-progress-label';

const RULES = lessonRules<ListedUnit>(
  ({ headline, summary, otherText = '' }) => [headline, summary, otherText],
  { categories: CATEGORIES, levels: LEVELS },
);

const NONE: readonly ListedUnit[] = [];

interface Props {
  /** The newest ones (`FirstUnits`). */
  first: ReactNode;
  file: ListFile;
}

/** Every news unit with its cover, by topic and level. */
export function UnitList({ first, file }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const labels = useListLabels(t('course.catalogue.search'), true);
  const sorts = usePublishedSorts();
  const filters = useCategoryFilters({
    category: t('course.catalogue.filter'),
    level: t('course.catalogue.level'),
    categories: CATEGORIES.map((value) => ({ value, label: t(`course.category.${value}`) })),
  });
  const progress = useUnitProgress();
  return (
    <Catalogue
      rows={NONE}
      first={first}
      file={file}
      rules={RULES}
      look="covers"
      labels={labels}
      filters={filters}
      sorts={sorts}
      nothing={t('course.catalogue.empty')}
    >
      {(unit) => (
        <UnitCard
          unit={unit}
          language={language}
          words={toUnitWords(t, unit)}
          progress={<UnitProgressLabel tried={progress?.get(unit.slug)?.tried ?? 0} />}
        />
      )}
    </Catalogue>
  );
}

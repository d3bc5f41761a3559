'use client';
import { Catalogue } from '~/components/catalogue';
import { WaveformCover } from '~/components/ui/waveform-cover';
import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import type { ListedUnit } from '../unit-cover';
import { toUnitWords } from '../unit-words';
import { UnitProgressLabel } from './unit-progress-label';
import { UnitTeaser } from './unit-teaser';

const RULES = publishedRules<ListedUnit>(({ headline }) => headline, {
  category: { options: CATEGORIES, valueOf: ({ category }) => category },
  level: { options: LEVELS, valueOf: ({ level }) => level },
});

/** Every news unit with its cover, by topic and level. */
export function UnitList({ units }: { units: readonly ListedUnit[] }) {
  const t = useScopedI18n('course');
  const labels = useListLabels(t('news.search'));
  const sorts = usePublishedSorts();
  return (
    <Catalogue
      rows={units}
      rules={RULES}
      look="covers"
      labels={labels}
      filters={[
        {
          name: 'category',
          label: t('news.filter'),
          options: CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          tabs: true,
        },
        {
          name: 'level',
          label: t('news.level'),
          options: LEVELS.map((value) => ({ value, label: t(`level.${value}`) })),
        },
      ]}
      sorts={sorts}
      nothing={t('news.empty')}
    >
      {(unit) => <UnitListItem unit={unit} />}
    </Catalogue>
  );
}

function UnitListItem({ unit }: { unit: ListedUnit }) {
  const t = useI18n();
  const language = useLanguage();
  return (
    <article className="group relative flex h-full flex-col gap-4">
      <WaveformCover {...unit.cover} className="aspect-[16/8]" />
      <div className="flex grow flex-col gap-2">
        <UnitTeaser unit={unit} language={language} words={toUnitWords(t, unit)} as="h2" />
        <UnitProgressLabel slug={unit.slug} />
      </div>
    </article>
  );
}

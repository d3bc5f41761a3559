'use client';
import { Catalogue } from '~/components/catalogue';
import { SoundCover } from '~/components/ui/sound-cover';
import { coverSetting } from '~/domain/cover-setting';
import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { useScopedI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import type { UnitSummary } from '~/schemas/lesson';
import { UnitLead } from './unit-lead';
import { UnitStanding } from './unit-standing';

const RULES = publishedRules<UnitSummary>(({ headline }) => headline, {
  category: { options: CATEGORIES, of: ({ category }) => category },
  level: { options: LEVELS, of: ({ level }) => level },
});

/** Every news unit with its cover, by topic and level. */
export function UnitList({ units }: { units: readonly UnitSummary[] }) {
  const t = useScopedI18n('course');
  const words = useListWords(t('news.search'));
  const sorts = usePublishedSorts();
  return (
    <Catalogue
      rows={units}
      rules={RULES}
      look="covers"
      words={words}
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
      {(unit) => <UnitStory unit={unit} />}
    </Catalogue>
  );
}

function UnitStory({ unit }: { unit: UnitSummary }) {
  return (
    <article className="group relative flex h-full flex-col gap-4">
      <SoundCover
        envelope={unit.envelope}
        setting={coverSetting(unit.category)}
        className="aspect-[16/8]"
      />
      <div className="flex grow flex-col gap-2">
        <UnitLead unit={unit} as="h2" />
        <UnitStanding slug={unit.slug} />
      </div>
    </article>
  );
}

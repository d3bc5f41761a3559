'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList, ListCount, MoreRows } from '~/components/ui/list-states';
import { SoundCover } from '~/components/ui/sound-cover';
import { useList } from '~/components/ui/use-list';
import { coverSetting } from '~/domain/cover-setting';
import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { useScopedI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import type { ListRules } from '~/lib/list-query';
import type { UnitSummary } from '~/schemas/lesson';
import { UnitLead } from './unit-lead';
import { UnitStanding } from './unit-standing';

const newestFirst = (a: UnitSummary, b: UnitSummary) => +b.publishedOn - +a.publishedOn;

const RULES: ListRules<UnitSummary> = {
  text: ({ headline, summary }) => [headline.zh, headline.en, summary.zh, summary.en],
  filters: {
    category: { options: CATEGORIES, of: ({ category }) => category },
    level: { options: LEVELS, of: ({ level }) => level },
  },
  sorts: { newest: newestFirst, oldest: (a, b) => newestFirst(b, a) },
  pageSize: 12,
};

/** Every news unit with its cover, by topic and level. */
export function UnitList({ units }: { units: readonly UnitSummary[] }) {
  const t = useScopedI18n('course');
  const sorts = useScopedI18n('list');
  const words = useListWords(t('news.search'));
  const list = useList(units, RULES);
  return (
    <div className="grid gap-8">
      <FilterBar
        list={list}
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
        sorts={(['newest', 'oldest'] as const).map((value) => ({ value, label: sorts(value) }))}
      />
      <ListCount text={words.found(list.found)} />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {list.shown.map((unit) => (
          <li key={unit.slug}>
            <UnitStory unit={unit} />
          </li>
        ))}
      </ul>
      <MoreRows list={list} words={words} />
      <EmptyList list={list} words={words} nothing={t('news.empty')} />
    </div>
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

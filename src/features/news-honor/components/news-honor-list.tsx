'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList, ListCount, MoreRows } from '~/components/ui/list-states';
import { useList } from '~/components/ui/use-list';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { useScopedI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import type { ListRules } from '~/lib/list-query';
import type { NewsHonor } from '~/schemas/publication';
import { NewsHonorLead } from './news-honor-lead';

const newestFirst = (a: NewsHonor, b: NewsHonor) => +b.publishedOn - +a.publishedOn;

const RULES: ListRules<NewsHonor> = {
  text: ({ title, summary }) => [title.zh, title.en, summary.zh, summary.en],
  filters: { kind: { options: NEWS_HONOR_KINDS, of: ({ kind }) => kind } },
  sorts: { newest: newestFirst, oldest: (a, b) => newestFirst(b, a) },
  pageSize: 12,
};

/** Every piece of news and every honour. */
export function NewsHonorList({ items }: { items: readonly NewsHonor[] }) {
  const t = useScopedI18n('newsHonor');
  const sorts = useScopedI18n('list');
  const words = useListWords(t('search'));
  const list = useList(items, RULES);
  return (
    <div className="grid gap-6">
      <FilterBar
        list={list}
        words={words}
        filters={[
          {
            name: 'kind',
            label: t('filter'),
            options: NEWS_HONOR_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
            tabs: true,
          },
        ]}
        sorts={(['newest', 'oldest'] as const).map((value) => ({ value, label: sorts(value) }))}
      />
      <ListCount text={t('found', { count: list.found })} />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {list.shown.map((item) => (
          <li key={item.slug} className="border-t border-line py-6">
            <NewsHonorLead item={item} as="h2" large />
          </li>
        ))}
      </ul>
      <MoreRows list={list} words={words} />
      <EmptyList list={list} words={words} nothing={t('empty')} />
    </div>
  );
}

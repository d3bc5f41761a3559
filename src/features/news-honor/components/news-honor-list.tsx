'use client';
import { Catalogue } from '~/components/catalogue';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { useScopedI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import type { NewsHonor } from '~/schemas/publication';
import { NewsHonorLead } from './news-honor-lead';

const RULES = publishedRules<NewsHonor>(({ title }) => title, {
  kind: { options: NEWS_HONOR_KINDS, of: ({ kind }) => kind },
});

/** Every piece of news and every honour. */
export function NewsHonorList({ items }: { items: readonly NewsHonor[] }) {
  const t = useScopedI18n('newsHonor');
  const words = useListWords(t('search'));
  const sorts = usePublishedSorts();
  return (
    <Catalogue
      rows={items}
      rules={RULES}
      look="texts"
      words={words}
      filters={[
        {
          name: 'kind',
          label: t('filter'),
          options: NEWS_HONOR_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          tabs: true,
        },
      ]}
      sorts={sorts}
      found={(count) => t('found', { count })}
      nothing={t('empty')}
    >
      {(item) => <NewsHonorLead item={item} as="h2" large />}
    </Catalogue>
  );
}

'use client';
import { Catalogue } from '~/components/catalogue';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import type { NewsHonor } from '~/schemas/news-honor';
import { NewsTeaser } from './news-teaser';

const RULES = publishedRules<NewsHonor>(
  ({ title, summary }) => [title, summary].flatMap(({ zh, en }) => [zh, en]),
  {
    kind: { options: NEWS_HONOR_KINDS, valueOf: ({ kind }) => kind },
  },
);

/** Every news article and every honour. */
export function NewsHonorList({ items }: { items: readonly NewsHonor[] }) {
  const t = useScopedI18n('newsHonor');
  const language = useLanguage();
  const labels = useListLabels(t('search'));
  const sorts = usePublishedSorts();
  return (
    <Catalogue
      rows={items}
      rules={RULES}
      look="texts"
      labels={labels}
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
      {(item) => (
        <NewsTeaser
          item={item}
          language={language}
          words={{ kind: t(`kind.${item.kind}`), sample: t('sample') }}
          as="h2"
          large
        />
      )}
    </Catalogue>
  );
}

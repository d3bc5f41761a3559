import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { NewsHonor } from '~/schemas/news-honor';
import { NewsTeaser } from './news-teaser';

interface MixedNewsProps {
  items: readonly NewsHonor[];
  language: Language;
  /** Maximum number of each kind. */
  each?: number;
  /** Heading level of the headlines on the embedding page. */
  as?: 'h2' | 'h3';
}

/** The mixed block of news and honours that other pages embed: the newest article as the lead, more
 *  news below it, honours beside. Nothing when there is neither. */
export async function MixedNews({ items, language, each = 3, as = 'h3' }: MixedNewsProps) {
  const t = await getI18n();
  const [lead, ...news] = items.filter(({ kind }) => kind === 'NEWS').slice(0, each);
  const honors = items.filter(({ kind }) => kind === 'HONOR').slice(0, each);
  if (!lead && honors.length === 0) return null;
  const teaser = (item: NewsHonor, large = false) => (
    <NewsTeaser
      item={item}
      language={language}
      words={{ kind: t(`newsHonor.kind.${item.kind}`), sample: t('newsHonor.sample') }}
      as={as}
      large={large}
    />
  );
  return (
    <div className="shelf stacks gap-x-6 [--shelf-item:16rem] md:grid md:grid-cols-[3fr_2fr] md:divide-x md:divide-line md:gap-0">
      <div className="news-column md:gap-6 md:pr-8">
        {lead && <div>{teaser(lead, true)}</div>}
        {news.map((item) => (
          <div key={item.slug}>{teaser(item)}</div>
        ))}
      </div>
      <div className="news-column md:gap-4 md:pl-8">
        {honors.map((item) => (
          <div key={item.slug}>{teaser(item)}</div>
        ))}
      </div>
    </div>
  );
}

import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { NewsHonor } from '~/schemas/site-content';
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
    <div className="grid gap-6 md:grid-cols-[3fr_2fr] md:gap-0 md:divide-x md:divide-line">
      <div className="grid content-start gap-6 md:pr-8">
        {lead && teaser(lead, true)}
        {news.map((item) => (
          <div key={item.slug} className="border-t border-line pt-4">
            {teaser(item)}
          </div>
        ))}
      </div>
      <div className="grid content-start gap-4 border-t-2 border-gold pt-4 md:border-t-0 md:pl-8 md:pt-0">
        {honors.map((item, index) => (
          <div key={item.slug} className={index > 0 ? 'border-t border-line pt-4' : undefined}>
            {teaser(item)}
          </div>
        ))}
      </div>
    </div>
  );
}

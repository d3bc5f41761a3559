import { publicMetadata } from '~/app/_seo/page-metadata';
import { ArticleHeader } from '~/components/layout/article-header';
import { Paragraphs } from '~/components/paragraphs';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { NewsTeaser } from '~/features/news-honor/components/news-teaser';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { cachedNewsHonorPage, cachedNewsHonors } from '../../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

const OTHERS = 3;

export const generateMetadata = publicMetadata('news-honor-id');

/** A news entry or an honour. */
export default async function NewsHonorPage({ params }: Props) {
  const language = await pageLanguage(params);
  const item = await cachedNewsHonorPage((await params).id, language);
  const others = (await cachedNewsHonors(language)).filter(({ slug }) => slug !== item.slug);
  const t = await getI18n();
  return (
    <article className="column grid gap-6 py-8">
      <ArticleHeader
        back={{ href: localePath(language, route('news-honor')), text: t('newsHonor.back') }}
        rule
        metadata={
          <p className="flex gap-3 text-sm text-soft">
            <span className="font-semibold text-gold-text">{t(`newsHonor.kind.${item.kind}`)}</span>
            <time dateTime={item.publishedOn.toISOString().slice(0, 10)} className="figures">
              {formatDate(item.publishedOn, language)}
            </time>
          </p>
        }
        title={item.title[language]}
        summary={item.summary[language]}
      />
      {item.sample && (
        <Notice className="max-w-text" title={t('newsHonor.sample')}>
          {t('newsHonor.sampleNote')}
        </Notice>
      )}
      <div className="grid max-w-text gap-4">
        <Paragraphs texts={item.body.map((paragraph) => paragraph[language])} />
      </div>
      <section className="mt-12 grid gap-6 border-t-2 border-text pt-4" aria-labelledby="others">
        <h2 id="others" className="text-xl">
          <Phrases>{t('newsHonor.mixTitle')}</Phrases>
        </h2>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {others.slice(0, OTHERS).map((other) => (
            <li key={other.slug} className="border-t border-line pt-4">
              <NewsTeaser
                item={other}
                language={language}
                words={{
                  kind: t(`newsHonor.kind.${other.kind}`),
                  sample: t('newsHonor.sample'),
                }}
                as="h3"
              />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { NewsHonorList } from '~/features/news-honor/components/news-honor-list';
import { getI18n, pageLanguage } from '~/i18n/server';
import { cachedNewsHonors } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('news-honor');

/** The list of news and honours. */
export default async function NewsHonorsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('newsHonor.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('newsHonor.lead')}</Phrases>
        </p>
      </header>
      <NewsHonorList items={await cachedNewsHonors(language)} />
    </div>
  );
}

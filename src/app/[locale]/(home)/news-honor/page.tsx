import { publicPage } from '~/app/_public/page-metadata';
import { NewsHonorList } from '~/features/news-honor/components/news-honor-list';
import { getI18n, pageLanguage } from '~/i18n/server';
import { newsHonors } from '../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('news-honor');

/** News about us, and honours. */
export default async function NewsHonorsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{t('newsHonor.title')}</h1>
        <p className="max-w-text text-soft">{t('newsHonor.lead')}</p>
      </header>
      <NewsHonorList items={await newsHonors(language)} />
    </div>
  );
}

import type { Metadata } from 'next';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { MixedNews } from '~/features/news-honor/components/mixed-news';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedNewsHonors } from '../../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

/** Not indexed: search engines should find the pages that embed the block. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('newsHonor.mixTitle'),
    description: t('newsHonor.mixDescription'),
    robots: { index: false },
  };
}

/** The mixed block of news and honours as a page of its own. */
export default async function MixBlockPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  return (
    <div className="column grid gap-8 py-12">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 border-t-2 border-text pt-4">
        <h1 className="text-2xl md:text-3xl">
          <Phrases>{t('newsHonor.mixTitle')}</Phrases>
        </h1>
        <Link
          href={localePath(language, route('news-honor'))}
          className="link inline-flex min-h-11 items-center"
        >
          {t('newsHonor.all')}
        </Link>
      </header>
      <MixedNews items={await cachedNewsHonors(language)} language={language} as="h2" />
    </div>
  );
}

import { publicMetadata } from '~/app/_seo/page-metadata';
import { TryASentence } from '~/features/lesson/components/trial/try-a-sentence';
import { QualityArticle } from '~/features/quality/components/quality-article';
import { pageLanguage } from '~/i18n/server';
import { cachedQuery, publicCaller } from '~/trpc/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('quality');

/** The page on the scorer's quality: the measurements, and a sentence to try. */
export default async function QualityPage({ params }: Props) {
  const language = await pageLanguage(params);
  const sample = await cachedQuery(['lesson.sample'], ['units'], () =>
    publicCaller(language).lesson.sample({}),
  );
  return <QualityArticle language={language} trial={sample && <TryASentence {...sample} />} />;
}

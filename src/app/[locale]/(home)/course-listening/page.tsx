import { publicMetadata } from '~/app/_seo/page-metadata';
import { ListeningPage } from '~/features/listening/components/listening-page';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-listening');

/** The page with rounds of listening: the same HTML for everybody; the questions are fetched after hydration. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return <ListeningPage />;
}

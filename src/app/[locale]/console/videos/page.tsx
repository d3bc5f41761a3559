import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { VideosPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('video.read', (t) =>
  t('consoleShell.pages.videos'),
);

/** The video courses, for editors. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'video.read');
  return <VideosPage />;
}

import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { VoiceLessonsPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('voiceLesson.read', (t) =>
  t('consoleShell.pages.voiceLessons'),
);

/** The voice lessons, for editors. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'voiceLesson.read');
  return <VoiceLessonsPage />;
}

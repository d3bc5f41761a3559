import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { isUuid } from '~/lib/is-uuid';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { VoiceLessonPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('voiceLesson.read', (t) =>
  t('consoleVoiceLessons.title'),
);

/** A voice lesson: its lines, what is missing, its clips. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'voiceLesson.read');
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const { queries, state } = await prefetcher(language);
  await queries.operator.voiceLessons.lesson.fetch({ id }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <VoiceLessonPage id={id} />
    </Prefetched>
  );
}

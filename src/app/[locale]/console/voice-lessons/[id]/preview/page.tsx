import { notFound } from 'next/navigation';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { getPreviewCover } from '~/features/media-lesson/media-cover';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { consoleRoute } from '~/lib/console-routes';
import { isUuid } from '~/lib/is-uuid';
import { guardConsolePage } from '~/server/api/page-guards';
import { prefetcher } from '~/trpc/prefetcher';
import { VoiceHeader } from '../../../../_media-lesson/voice-header';
import { VoiceObjectives } from '../../../../_media-lesson/voice-objectives';
import { orNotFound } from '../../../../_queries/or-not-found';
import { consoleMetadata } from '../../../_metadata';
import { VoicePreview } from '../../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('voiceLesson.read', (t) =>
  t('consoleVoiceLessons.preview.title'),
);

/** A voice lesson as learners will have it once its present version is published. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'voiceLesson.read');
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const { caller } = await prefetcher(language);
  const { lesson, content } = await caller.operator.voiceLessons.preview({ id }).catch(orNotFound);
  const t = await getI18n();
  const back = localePath(language, consoleRoute('console-voice-lessons-id', { id }));
  return (
    <div className="grid gap-12">
      <Notice title={t('consoleVoiceLessons.preview.title')}>
        <Phrases>
          {t(content ? 'consoleVoiceLessons.preview.text' : 'consoleVoiceLessons.preview.silent')}
        </Phrases>
      </Notice>
      <VoiceHeader
        lesson={lesson}
        language={language}
        cover={getPreviewCover(lesson)}
        back={{ href: back, text: t('consoleVoiceLessons.preview.back') }}
        objectives={<VoiceObjectives lesson={lesson} language={language} />}
      />
      {content && <VoicePreview id={id} lesson={lesson} content={content} />}
    </div>
  );
}

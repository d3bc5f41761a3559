import { notFound } from 'next/navigation';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { getPreviewCover } from '~/features/media-lesson/media-cover';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { consoleRoute } from '~/lib/console-routes';
import { mediaSlugSchema } from '~/schemas/media-lesson';
import { guardConsolePage } from '~/server/api/page-guards';
import { prefetcher } from '~/trpc/prefetcher';
import { VideoHeader } from '../../../../_media-lesson/video-header';
import { VideoObjectives } from '../../../../_media-lesson/video-objectives';
import { orNotFound } from '../../../../_queries/or-not-found';
import { consoleMetadata } from '../../../_metadata';
import { VideoPreview } from '../../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('video.read', (t) =>
  t('consoleVideos.preview.title'),
);

/** A video as learners see it, also while it is hidden. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'video.read');
  const { id: slug } = await params;
  if (!mediaSlugSchema.safeParse({ slug }).success) notFound();
  const { caller } = await prefetcher(language);
  const { lesson, content } = await caller.operator.videos.preview({ slug }).catch(orNotFound);
  const t = await getI18n();
  return (
    <div className="grid gap-8">
      <Notice title={t('consoleVideos.preview.title')}>
        <Phrases>{t('consoleVideos.preview.text')}</Phrases>
      </Notice>
      <VideoHeader
        lesson={lesson}
        language={language}
        back={{
          href: localePath(language, consoleRoute('console-videos-id', { id: slug })),
          text: t('consoleVideos.preview.back'),
        }}
      />
      {content && (
        <VideoPreview lesson={lesson} content={content} cover={getPreviewCover(lesson)} />
      )}
      <VideoObjectives lesson={lesson} language={language} />
    </div>
  );
}

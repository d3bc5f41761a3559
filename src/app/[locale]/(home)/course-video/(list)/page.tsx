import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { VideoList } from '~/features/media-lesson/components/video-list';
import { toListedVideo } from '~/features/media-lesson/listed-media';
import { getI18n, pageLanguage } from '~/i18n/server';
import { getListFile } from '../../../_queries/list-files';
import { cachedMediaList } from '../../../_queries/media-lessons';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-video');

/** The catalogue of video courses. */
export default async function CourseVideoPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const videos = await cachedMediaList('VIDEO', language);
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('media.video.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('media.video.lead')}</Phrases>
        </p>
      </header>
      <VideoList
        lessons={videos.map((video) => toListedVideo(video, language))}
        file={await getListFile('videos', language)}
      />
    </div>
  );
}

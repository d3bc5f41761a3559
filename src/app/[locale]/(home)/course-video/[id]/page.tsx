import { publicMetadata } from '~/app/_seo/page-metadata';
import { videoObject } from '~/app/_seo/schema-org';
import { StructuredData } from '~/app/_seo/structured-data';
import { Phrases } from '~/components/ui/phrases';
import { BookmarkButton } from '~/features/media-lesson/components/bookmark-button';
import { VideoTeaser } from '~/features/media-lesson/components/video-teaser';
import { getVideoCover } from '~/features/media-lesson/media-cover';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { MediaSummary } from '~/schemas/media-lesson';
import { lessonInPage } from '../../../_media-lesson/lesson-in-page';
import { MembersOnlyNotice } from '../../../_media-lesson/members-only-notice';
import { UnchangingPart } from '../../../_media-lesson/unchanging-part';
import { VideoHeader } from '../../../_media-lesson/video-header';
import { VideoLessonView } from '../../../_media-lesson/video-lesson-view';
import { VideoObjectives } from '../../../_media-lesson/video-objectives';
import { cachedMediaList, cachedMediaPage, membersOffer } from '../../../_queries/media-lessons';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

const RELATED = 3;

export const generateMetadata = publicMetadata('course-video-id');

/** A video course: the video, its objectives, and related videos. */
export default async function VideoPage({ params }: Props) {
  const language = await pageLanguage(params);
  const page = await cachedMediaPage((await params).id, 'VIDEO');
  const { lesson } = page;
  const { slug, durationMs } = lesson;
  const videoSchema = videoObject(page, language);
  const others = related(lesson, await cachedMediaList('VIDEO', language));
  const offer = await membersOffer(lesson, language);
  const t = await getI18n();
  return (
    <div {...LOOKED_UP_TEXT} className="column grid gap-8 py-8 md:gap-12">
      {videoSchema && (
        <UnchangingPart page={page} name="data" className="contents">
          <StructuredData of={videoSchema} />
        </UnchangingPart>
      )}
      <VideoHeader
        lesson={lesson}
        language={language}
        back={{ href: localePath(language, route('course-video')), text: t('media.video.back') }}
        wrapTexts={(texts) => (
          <UnchangingPart page={page} name="title" className="contents">
            {texts}
          </UnchangingPart>
        )}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-sm text-soft">
            <Phrases>
              {t('media.video.published', { date: formatDate(lesson.publishedOn, language) })}
            </Phrases>
          </p>
          <BookmarkButton lesson={{ slug, durationMs }} />
        </div>
      </VideoHeader>

      <VideoLessonView
        {...lessonInPage(page, language)}
        cover={getVideoCover(lesson)}
        membersOnlyNotice={offer && <MembersOnlyNotice language={language} offer={offer} />}
      />

      <UnchangingPart page={page} name="objectives">
        <VideoObjectives lesson={lesson} language={language} />
      </UnchangingPart>

      {others.length > 0 && (
        <UnchangingPart page={page} name="related">
          <section className="grid gap-6" aria-labelledby="related">
            <h2 id="related" className="text-2xl">
              <Phrases>{t('media.video.related')}</Phrases>
            </h2>
            <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((other) => (
                <li key={other.slug}>
                  <VideoTeaser lesson={other} language={language} />
                </li>
              ))}
            </ul>
          </section>
        </UnchangingPart>
      )}
    </div>
  );
}

/** Lessons related to a lesson: by category, then by level, then the newest. */
function related(lesson: MediaSummary, all: readonly MediaSummary[]): MediaSummary[] {
  const similarity = (other: MediaSummary) =>
    2 * Number(other.category === lesson.category) + Number(other.level === lesson.level);
  return all
    .filter(({ slug }) => slug !== lesson.slug)
    .sort((a, b) => similarity(b) - similarity(a) || +b.publishedOn - +a.publishedOn)
    .slice(0, RELATED);
}

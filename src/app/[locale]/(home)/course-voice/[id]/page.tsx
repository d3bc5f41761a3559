import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { BookmarkButton } from '~/features/media-lesson/components/bookmark-button';
import { getVoiceCover } from '~/features/media-lesson/media-cover';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { lessonInPage } from '../../../_media-lesson/lesson-in-page';
import { MembersOnlyNotice } from '../../../_media-lesson/members-only-notice';
import { UnchangingPart } from '../../../_media-lesson/unchanging-part';
import { VoiceHeader } from '../../../_media-lesson/voice-header';
import { VoiceObjectives } from '../../../_media-lesson/voice-objectives';
import { cachedMediaPage, membersOffer } from '../../../_queries/media-lessons';
import { SpokenVoiceLesson } from './spoken-voice-lesson';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicMetadata('course-voice-id');

/** A voice lesson: playback, vocabulary, questions, and role play. */
export default async function VoicePage({ params }: Props) {
  const language = await pageLanguage(params);
  const page = await cachedMediaPage((await params).id, 'VOICE');
  const { lesson } = page;
  const { slug, durationMs } = lesson;
  const t = await getI18n();
  const offer = await membersOffer(lesson, language);
  const back = lesson.archived ? 'course-voice-old' : 'course-voice';
  return (
    <div {...LOOKED_UP_TEXT} className="column grid gap-12 py-8 md:gap-18">
      <VoiceHeader
        lesson={lesson}
        language={language}
        cover={getVoiceCover(lesson)}
        back={{
          href: localePath(language, route(back)),
          text: lesson.archived ? t('voice.header.backOld') : t('voice.header.back'),
        }}
        wrapTexts={(texts) => (
          <UnchangingPart page={page} name="title" className="contents">
            {texts}
          </UnchangingPart>
        )}
        objectives={
          <UnchangingPart page={page} name="objectives">
            <VoiceObjectives lesson={lesson} language={language} />
          </UnchangingPart>
        }
      >
        <p className="text-sm text-soft">
          <Phrases>
            {t('course.news.published', { date: formatDate(lesson.publishedOn, language) })}
          </Phrases>
        </p>
        <BookmarkButton lesson={{ slug, durationMs }} />
      </VoiceHeader>
      <SpokenVoiceLesson
        {...lessonInPage(page, language)}
        membersOnlyNotice={offer && <MembersOnlyNotice language={language} offer={offer} />}
      />
    </div>
  );
}

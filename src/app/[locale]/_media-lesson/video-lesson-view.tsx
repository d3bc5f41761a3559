'use client';
import { Cover } from '~/components/ui/cover';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { StudyWords } from '~/features/media-lesson/components/study-words';
import { VideoLesson } from '~/features/media-lesson/components/video-lesson';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { MediaPage } from '~/schemas/media-lesson';
import { LateShadowCue, SHADOW_CUE } from './late-shadow-cue';

/** The video, its transcript and its vocabulary, for users who may open them; each line can be shadowed. */
export function VideoLessonView({
  page,
  cover,
  offer: membersOffer,
}: {
  page: MediaPage;
  /** Address of the cover, which the player shows before it plays. */
  cover: string;
  offer: MembersPanelProps | null;
}) {
  const t = useScopedI18n('media');
  const language = useLanguage();
  const { lesson } = page;
  useLoadAfterTouch(SHADOW_CUE);
  return (
    <MediaAccessGuard
      page={page}
      cover={
        <Cover
          src={cover}
          label={t('posterLabel', { title: lesson.title[language] })}
          first
          className="aspect-video"
        />
      }
      membersOnlyNotice={membersOffer && <MembersPanel {...membersOffer} />}
    >
      {(content) => (
        <div className="grid gap-12">
          <VideoLesson
            lesson={lesson}
            content={content}
            cover={cover}
            shadow={({ cue, close }) => (
              <LateShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
            )}
          />
          <section className="grid gap-2" aria-labelledby="words">
            <h2 id="words" className="text-2xl">
              <Phrases>{t('video.words')}</Phrases>
            </h2>
            <StudyWords words={content.study.vocabulary} />
          </section>
        </div>
      )}
    </MediaAccessGuard>
  );
}

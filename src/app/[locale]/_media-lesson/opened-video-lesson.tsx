'use client';
import type { ReactNode } from 'react';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { StudyWords } from '~/features/media-lesson/components/study-words';
import { VideoLesson } from '~/features/media-lesson/components/video-lesson';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { LateShadowCue, SHADOW_CUE } from './late-shadow-cue';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  /** Address of the cover, which the player shows before it plays. */
  cover: string;
  /** Placeholder of the words while they are loading. */
  loading?: ReactNode;
  /** The transcript as text, until its lines are loaded. */
  text?: ReactNode;
  isPreview?: boolean;
}

/** A video, its transcript and its vocabulary; each line can be shadowed. */
export function OpenedVideoLesson({ lesson, content, cover, loading, ...shown }: Props) {
  const t = useScopedI18n('media');
  useLoadAfterTouch(SHADOW_CUE);
  return (
    <div className="grid gap-12">
      <VideoLesson
        lesson={lesson}
        content={content}
        cover={cover}
        {...shown}
        shadow={({ cue, close }) => (
          <LateShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
        )}
      />
      <section className="grid gap-2" aria-labelledby="words">
        <h2 id="words" className="text-2xl">
          <Phrases>{t('words')}</Phrases>
        </h2>
        {loading || <StudyWords words={content.study.vocabulary} />}
      </section>
    </div>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Cover } from '~/components/ui/cover';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { PlayedPage } from '~/schemas/media-lesson';
import { OpenedVideoLesson } from './opened-video-lesson';

interface Props {
  page: PlayedPage;
  /** Address of the content of a free lesson. */
  file?: string;
  /** Its transcript as text, until its lines are loaded. */
  text: ReactNode;
  /** Address of the cover, which the player shows before it plays. */
  cover: string;
  /** The notice in its place for users who may not open it; null for a free lesson. */
  membersOnlyNotice: ReactNode;
}

/** A video with its transcript for users who may open it. */
export function VideoLessonView({ page, file, text, cover, membersOnlyNotice }: Props) {
  const t = useScopedI18n('media');
  const language = useLanguage();
  const { lesson } = page;
  return (
    <MediaAccessGuard
      page={page}
      file={file}
      membersOnlyNotice={membersOnlyNotice}
      cover={
        <Cover
          src={cover}
          label={t('posterLabel', { title: lesson.title[language] })}
          first
          className="aspect-video"
        />
      }
    >
      {(content, loading) => (
        <OpenedVideoLesson
          lesson={lesson}
          content={content}
          cover={cover}
          loading={loading}
          text={text}
        />
      )}
    </MediaAccessGuard>
  );
}

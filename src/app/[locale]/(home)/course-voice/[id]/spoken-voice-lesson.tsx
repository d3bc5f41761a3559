'use client';
import type { ReactNode } from 'react';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import type { PlayedPage } from '~/schemas/media-lesson';
import { OpenedVoiceLesson } from '../../../_media-lesson/opened-voice-lesson';

interface Props {
  page: PlayedPage;
  /** Address of the content of a free lesson. */
  file?: string;
  /** Its transcript as text, until its lines are loaded. */
  text: ReactNode;
  /** The notice in its place for users who may not open it; null for a free lesson. */
  membersOnlyNotice: ReactNode;
}

/** A voice lesson for users who may open it. */
export function SpokenVoiceLesson({ page, file, text, membersOnlyNotice }: Props) {
  const { lesson } = page;
  const engine = useScorer();
  return (
    <MediaAccessGuard page={page} file={file} membersOnlyNotice={membersOnlyNotice} cover={null}>
      {(content, loading) => (
        <OpenedVoiceLesson
          lesson={lesson}
          content={content}
          engine={engine}
          loading={loading}
          text={text}
        />
      )}
    </MediaAccessGuard>
  );
}

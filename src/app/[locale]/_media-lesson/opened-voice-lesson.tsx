'use client';
import type { ReactNode } from 'react';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import type { ScorerInUse } from '~/features/lesson/player/use-scorer';
import { VoiceLesson } from '~/features/media-lesson/components/voice-lesson';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { LateShadowCue, SHADOW_CUE } from './late-shadow-cue';
import { LateSpokenLine, SPOKEN_LINE } from './late-spoken-line';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  /** One scorer for all of its parts. */
  engine: ScorerInUse;
  /** Placeholder of everything but the recording while it is loading. */
  loading?: ReactNode;
  /** The transcript as text, until its lines are loaded. */
  text?: ReactNode;
  isPreview?: boolean;
}

/** A voice lesson with its microphone. */
export function OpenedVoiceLesson({ lesson, content, engine, ...shown }: Props) {
  useLoadAfterTouch(SPOKEN_LINE);
  useLoadAfterTouch(SHADOW_CUE);
  return (
    <VoiceLesson
      lesson={lesson}
      content={content}
      {...shown}
      say={(line) => <LateSpokenLine engine={engine} {...line} />}
      shadow={({ cue, close }) => (
        <LateShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
      )}
    />
  );
}

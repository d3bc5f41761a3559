'use client';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import type { ScorerInUse } from '~/features/lesson/player/use-scorer';
import { VoiceLesson } from '~/features/media-lesson/components/voice-lesson';
import type { MediaContent, MediaSummary } from '~/schemas/media-lesson';
import { LateShadowCue, SHADOW_CUE } from './late-shadow-cue';
import { LateSpokenLine, SPOKEN_LINE } from './late-spoken-line';

interface Props {
  lesson: MediaSummary;
  content: MediaContent;
  /** One scorer for all of its parts. */
  engine: ScorerInUse;
  isPreview?: boolean;
}

/** A voice lesson with its microphone. */
export function OpenedVoiceLesson({ lesson, content, engine, isPreview = false }: Props) {
  useLoadAfterTouch(SPOKEN_LINE);
  useLoadAfterTouch(SHADOW_CUE);
  return (
    <VoiceLesson
      {...{ lesson, content, isPreview }}
      say={(line) => <LateSpokenLine engine={engine} {...line} />}
      shadow={({ cue, close }) => (
        <LateShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
      )}
    />
  );
}

'use client';
import { ShadowLine } from '~/features/lesson/components/shadow/shadow-line';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';

export interface ShadowCueProps {
  lesson: PlayedLesson;
  content: MediaContent;
  cue: MediaContent['cues'][number];
  onClose: () => void;
}

/** Shadowing of one cue of a media lesson, with the lesson's microphone and scorer. */
export function ShadowCue({ lesson, content, cue, onClose }: ShadowCueProps) {
  const { en: text, zh: translation, reference, words } = cue;
  const line = { text, translation, reference, words };
  const { durationMs } = lesson;
  return <ShadowLine line={{ ...line, path: content.media, durationMs }} onClose={onClose} />;
}

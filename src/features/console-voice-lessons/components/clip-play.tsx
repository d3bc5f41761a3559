'use client';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ClipButton } from '~/console/content/clip-button';
import { ClipScore } from '~/console/content/clip-score';
import { useScopedI18n } from '~/i18n/client';
import type { VoiceClipView } from '~/schemas/operator-voice-lesson';

interface ClipPlayProps {
  clip: VoiceClipView;
  audio: ReturnType<typeof useAudioClip>;
}

/** Plays a clip of a voice lesson; its accent and its score stand beside it. */
export function ClipPlay({ clip: { url, text, score, accepted, accent }, audio }: ClipPlayProps) {
  const t = useScopedI18n('consoleVoiceLessons');
  const name = t(`speakers.accents.${accent}`);
  return (
    <span className="flex items-center gap-1">
      <ClipButton url={url} text={text} voice={name} audio={audio} />
      <span className="text-sm text-soft">{name}</span>
      <ClipScore score={score} accepted={accepted} />
    </span>
  );
}

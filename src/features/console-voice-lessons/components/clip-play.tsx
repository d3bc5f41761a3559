'use client';
import { Badge } from '~/components/ui/badge';
import { IconButton } from '~/components/ui/icon-button';
import { PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { useScopedI18n } from '~/i18n/client';
import type { VoiceClipView } from '~/schemas/operator-voice-lesson';

interface ClipPlayProps {
  clip: VoiceClipView;
  audio: ReturnType<typeof useAudioClip>;
}

/** Plays a clip of a voice lesson; its accent and its score stand beside it. */
export function ClipPlay({ clip: { url, text, score, accepted, accent }, audio }: ClipPlayProps) {
  const t = useScopedI18n('consoleVoiceLessons');
  const isPlaying = audio.playing === url;
  const name = t(`speakers.accents.${accent}`);
  return (
    <span className="flex items-center gap-1">
      <IconButton
        label={t(isPlaying ? 'record.stop' : 'record.play', { text, accent: name })}
        onClick={() => (isPlaying ? audio.stop() : audio.play(url))}
      >
        {isPlaying ? <StopIcon /> : <PlayIcon />}
      </IconButton>
      <span className="text-sm text-soft">{name}</span>
      <Badge tone={accepted ? 'good' : 'bad'}>
        {t(accepted ? 'record.score' : 'record.refused', { score: Math.round(score) })}
      </Badge>
    </span>
  );
}

'use client';
import { Badge } from '~/components/ui/badge';
import { IconButton } from '~/components/ui/icon-button';
import { PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { useScopedI18n } from '~/i18n/client';
import type { DraftClipRow } from '~/schemas/operator-unit';

interface ClipButtonProps {
  clip: DraftClipRow;
  audio: ReturnType<typeof useAudioClip>;
}

/** Plays a clip; its accent and its score stand beside it. */
export function ClipButton({ clip, audio }: ClipButtonProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const { url, text, score, accepted } = clip;
  const accent = t(`accents.${clip.accent}`);
  const isPlaying = audio.playing === url;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <IconButton
        label={t(isPlaying ? 'stop' : 'play', { text, accent })}
        onClick={() => (isPlaying ? audio.stop() : audio.play(url))}
      >
        {isPlaying ? <StopIcon /> : <PlayIcon />}
      </IconButton>
      <span className="text-sm text-soft">{accent}</span>
      <Badge tone={accepted ? 'good' : 'bad'}>
        {t(accepted ? 'score' : 'refused', { score: Math.round(score) })}
      </Badge>
    </span>
  );
}

'use client';
import { IconButton } from '~/components/ui/icon-button';
import { PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { useScopedI18n } from '~/i18n/client';

interface ClipButtonProps {
  url: string;
  /** The text and the speaker of the clip. */
  text: string;
  voice: string;
  audio: ReturnType<typeof useAudioClip>;
}

/** Plays a clip, or stops it. */
export function ClipButton({ url, text, voice, audio }: ClipButtonProps) {
  const t = useScopedI18n('consoleContent.clip');
  const isPlaying = audio.playing === url;
  return (
    <IconButton
      label={t(isPlaying ? 'stop' : 'play', { text, voice })}
      onClick={() => (isPlaying ? audio.stop() : audio.play(url))}
    >
      {isPlaying ? <StopIcon /> : <PlayIcon />}
    </IconButton>
  );
}

'use client';
import { useCallback, useMemo } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { useDeviceVoice } from '~/audio/use-device-voice';
import { useLocalVoices } from '~/audio/use-local-voices';
import { usePlayback } from '~/audio/use-playback';
import type { PlayedEnding, PlayedScene, PlayedTurn } from '~/schemas/scene';

export type SpokenLine = PlayedTurn | PlayedEnding;

export interface LineSound {
  /** Whether somebody speaks: a clip or a voice of the device. */
  source: 'clips' | 'device' | 'none';
  isPlaying: boolean;
  /** Index of the word that is said. */
  word: number | null;
  failed: boolean;
  /** Plays a line from its beginning. The first one belongs in an event handler of the user. */
  play: (line: SpokenLine) => void;
  stop: () => void;
}

/** The sound of the other people's lines: their clips, else an English voice of the device. */
export function useLineSound(scene: PlayedScene): LineSound {
  const isRecorded = useMemo(
    () => Object.values(scene.turns).every(({ clip }) => clip !== null),
    [scene],
  );
  const voices = useLocalVoices();
  const hasVoice = voices.length > 0;
  const [playback, now] = usePlayback();
  const { device, now: spoken } = useDeviceVoice(!isRecorded && hasVoice);
  const { people } = scene;
  const stop = useCallback(() => {
    playback.stop();
    device?.stop();
  }, [playback, device]);
  const play = useCallback(
    (line: SpokenLine) => {
      stop();
      if (line.clip) playback.play([modelClip(line.clip)]);
      else device?.playIn(line.en.split(' '), people[line.person]!.accent);
    },
    [playback, device, people, stop],
  );
  const heard = spoken.status === 'idle' ? now : spoken;
  return {
    source: isRecorded ? 'clips' : hasVoice ? 'device' : 'none',
    isPlaying: heard.status !== 'idle',
    word: heard.word,
    failed: now.failed,
    play,
    stop,
  };
}

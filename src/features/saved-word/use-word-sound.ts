'use client';
import { useState } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { SILENT } from '~/audio/playing';
import { useDeviceVoice } from '~/audio/use-device-voice';
import { usePlayback } from '~/audio/use-playback';
import type { Accent } from '~/domain/speech/accent';

/** A word that can be heard. */
export interface HeardWord {
  id: string;
  word: string;
  /** Addresses of its clips; null for a voice of the device. */
  sound: { US: string; GB: string } | null;
}

/** Plays words one at a time: the clip where there is one, else a voice of the device. */
export function useWordSound(accent: Accent) {
  const [playback, nowClip] = usePlayback();
  const { device, now: nowDevice } = useDeviceVoice(true);
  const [last, setLast] = useState<string | null>(null);
  const [unvoiced, setUnvoiced] = useState<string | null>(null);
  const isPlaying = nowClip.status !== 'idle' || nowDevice !== SILENT;
  const stop = () => {
    playback.stop();
    device?.stop();
  };
  return {
    playing: isPlaying ? last : null,
    /** The word that could not be played. */
    failed: nowClip.failed ? last : null,
    /** The word that nothing on this device can read. */
    unvoiced,
    stop,
    play: ({ id, word, sound }: HeardWord) => {
      stop();
      setLast(id);
      setUnvoiced(null);
      if (sound) {
        const clip = { path: sound[accent], durationMs: 0, cues: [] };
        return playback.play([modelClip(clip)]);
      }
      if (!device?.playIn(word.split(/\s+/), accent)) setUnvoiced(id);
    },
  };
}

export type WordSound = ReturnType<typeof useWordSound>;

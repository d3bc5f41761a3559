'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DeviceVoice } from '~/audio/device-voice';
import { modelClip } from '~/audio/playable-clip';
import { SILENT } from '~/audio/playing';
import { useLocalVoices } from '~/audio/use-local-voices';
import { usePlayback } from '~/audio/use-playback';
import type { Accent } from '~/domain/speech/accent';
import type { WordOnPage } from './tapped-word';

/** The sound of a word: its part of a clip on the page, else a voice of the device. */
export interface WordSound {
  /** `otherAccent` is a voice of the device that lacks the learner's accent; `none` where there is no sound. */
  source: 'clip' | 'device' | 'otherAccent' | 'none';
  isPlaying: boolean;
  /** Whether the clip could not be fetched or played. */
  hasFailed: boolean;
  /** Plays the word, or stops it. */
  toggle: () => void;
}

const TAGS: Record<Accent, RegExp> = { US: /^en[-_]US/i, GB: /^en[-_]GB/i };

export function useWordSound({ text, index, count, sound }: WordOnPage, accent: Accent): WordSound {
  const [playback, now] = usePlayback();
  const [device] = useState(() => new DeviceVoice());
  const nowDevice = useSyncExternalStore(device.subscribe, device.snapshot, () => SILENT);
  useEffect(() => device.stop, [device]);
  const voices = useLocalVoices();
  const own = voices.find(({ lang }) => TAGS[accent].test(lang));
  const voice = own ?? voices[0];
  const clip = sound.clip?.cues.length === count ? sound.clip : undefined;
  const isPlaying = now.status !== 'idle' || nowDevice.status !== 'idle';
  const toggle = () => {
    if (isPlaying) {
      playback.stop();
      device.stop();
    } else if (clip) playback.play([modelClip(clip, { from: index, to: index })]);
    else if (voice) device.play([text], voice.voiceURI);
  };
  const source = clip ? 'clip' : own ? 'device' : voice ? 'otherAccent' : 'none';
  return { source, isPlaying, hasFailed: now.failed, toggle };
}

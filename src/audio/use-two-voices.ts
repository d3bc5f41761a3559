'use client';
import { useMemo } from 'react';
import type { LessonClip } from '~/schemas/lesson';
import { modelClip, type PlayableClip, type Samples, type Span } from './playable-clip';
import type { Playing, PlayOptions } from './playing';
import { useOwnRecordingSource } from './use-own-recording-source';
import { usePlayback } from './use-playback';

export interface ClipPlayer {
  /** Whether the clip is playing, including the gaps between rounds; false in a comparison. */
  playing: boolean;
  /** Whether the clip has been loading for more than a moment. */
  loading: boolean;
  /** Index of the current word. */
  cue: number | null;
  /** Whether the clip could not be fetched or played. */
  failed: boolean;
  play: (clip: LessonClip, options?: PlayOptions & { cue?: number; to?: number }) => void;
  stop: () => void;
}

export interface OwnVoice {
  playing: boolean;
  /** Index of the current word. */
  cue: number | null;
  /** @param span part of the recording to play, seconds */
  play: (samples: Samples, span?: { start: number; end: number } | null) => void;
  stop: () => void;
}

export interface TwoVoices {
  /** State of the playback of either voice. */
  now: Playing;
  player: ClipPlayer;
  voice: OwnVoice;
  /** Makes a clip of the learner's recording, or of a part of it. */
  toOwnClip: (samples: Samples, words?: readonly (Span | null)[], part?: Span) => PlayableClip;
  /** Plays several clips, one after the other. */
  play: (clips: readonly PlayableClip[], options?: PlayOptions) => void;
  /** Continues a clip that the element began to play before React handled the page. */
  takeOver: (element: HTMLAudioElement, clip: PlayableClip, options?: PlayOptions) => void;
  /** Changes the rate of the running clip at once. */
  setRate: (rate: number) => void;
  stop: () => void;
}

/** The model's voice and the learner's on one playback, so that only one of them plays at a time. */
export function useTwoVoices(): TwoVoices {
  const [playback, now] = usePlayback();
  const toOwnClip = useOwnRecordingSource();
  return useMemo(() => {
    const { stop } = playback;
    const own = now.voice === 'own';
    const alone = now.status !== 'idle' && now.sounds === 1;
    return {
      now,
      player: {
        playing: alone && !own,
        loading: now.status === 'loading',
        cue: own ? null : now.word,
        failed: now.failed,
        play: (clip, { cue, to = cue, ...options } = {}) => {
          const range = cue === undefined || to === undefined ? undefined : { from: cue, to };
          playback.play([modelClip(clip, range)], options);
        },
        stop,
      },
      voice: {
        playing: alone && own,
        cue: own ? now.word : null,
        play: (samples, span) => {
          const part = span && { startMs: span.start * 1000, endMs: span.end * 1000 };
          playback.play([toOwnClip(samples, [], part ?? undefined)]);
        },
        stop,
      },
      toOwnClip,
      play: (clips, options) => playback.play(clips, options),
      takeOver: (element, clip, options) => playback.takeOver(element, clip, options),
      setRate: (rate) => playback.setRate(rate),
      stop,
    };
  }, [playback, now, toOwnClip]);
}

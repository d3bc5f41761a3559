'use client';
import { useMemo } from 'react';
import type { LessonClip } from '~/schemas/lesson';
import { modelClip, type PlayableClip, type Samples, type Span } from './playable-clip';
import type { Playing, PlayOptions } from './playing';
import { useOwnRecordingSource } from './use-own-voice';
import { usePlayback } from './use-playback';

export interface ClipPlayer {
  /** From the press to the last sound, the gaps between rounds included; not in a comparison. */
  playing: boolean;
  /** The sound is on its way, for longer than a moment. */
  loading: boolean;
  /** The word being heard now. */
  cue: number | null;
  /** The recording could not be fetched or played. */
  failed: boolean;
  play: (clip: LessonClip, options?: PlayOptions & { cue?: number; to?: number }) => void;
  stop: () => void;
}

export interface OwnVoice {
  playing: boolean;
  /** The word being heard now. */
  cue: number | null;
  /** @param span only this stretch of the recording, seconds */
  play: (samples: Samples, span?: { start: number; end: number } | null) => void;
  stop: () => void;
}

export interface TwoVoices {
  /** What is heard now, whichever voice it is. */
  now: Playing;
  player: ClipPlayer;
  voice: OwnVoice;
  /** The learner's recording, or a part of it, ready to be played. */
  ownSound: (samples: Samples, words?: readonly (Span | null)[], part?: Span) => PlayableClip;
  /** Plays several sounds, one after the other. */
  play: (sounds: readonly PlayableClip[], options?: PlayOptions) => void;
  /** Faster or slower, at once. */
  setRate: (rate: number) => void;
  stop: () => void;
}

/** The model's voice and the learner's on one playback: only one of them is ever heard. */
export function useTwoVoices(): TwoVoices {
  const [playback, now] = usePlayback();
  const ownClip = useOwnRecordingSource();
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
          playback.play([ownClip(samples, [], part ?? undefined)]);
        },
        stop,
      },
      ownSound: ownClip,
      play: (sounds, options) => playback.play(sounds, options),
      setRate: (rate) => playback.setRate(rate),
      stop,
    };
  }, [playback, now, ownClip]);
}

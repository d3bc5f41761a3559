'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonClip } from '~/schemas/lesson';

const PAD_MS = 30;

export interface PlayOptions {
  /** Only this cue of the clip. */
  cue?: number;
  /** 0.5 … 1.5; the pitch stays. */
  rate?: number;
}

export interface ClipPlayer {
  playing: boolean;
  /** The cue being heard now. */
  cue: number | null;
  /** The recording could not be fetched or played. */
  failed: boolean;
  play: (clip: LessonClip, options?: PlayOptions) => void;
  stop: () => void;
}

/** Plays recordings one at a time and tells which word is being heard. */
export function useClipPlayer(): ClipPlayer {
  const audio = useRef<HTMLAudioElement | null>(null);
  const frame = useRef(0);
  const [playing, setPlaying] = useState(false);
  const [cue, setCue] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    setPlaying(false);
    setCue(null);
  }, []);

  const play = useCallback(
    (clip: LessonClip, { cue: only, rate = 1 }: PlayOptions = {}) => {
      stop();
      const element = audio.current ?? new Audio();
      audio.current = element;
      const part = only === undefined ? undefined : clip.cues[only];
      const from = part ? Math.max(0, part.startMs - PAD_MS) : 0;
      const to = part ? part.endMs + PAD_MS : Number.POSITIVE_INFINITY;
      if (!element.src.endsWith(clip.path)) element.src = clip.path;
      element.playbackRate = rate;
      element.currentTime = from / 1000;
      const follow = () => {
        const now = element.currentTime * 1000;
        if (element.ended || now >= to) return stop();
        setCue(only ?? cueAt(clip, now));
        frame.current = requestAnimationFrame(follow);
      };
      element.onended = stop;
      setFailed(false);
      setPlaying(true);
      element.play().then(
        () => {
          frame.current = requestAnimationFrame(follow);
        },
        (error: unknown) => {
          stop();
          // Interrupted by another press: not a failure.
          setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
        },
      );
    },
    [stop],
  );

  useEffect(() => stop, [stop]);
  return { playing, cue, failed, play, stop };
}

function cueAt(clip: LessonClip, ms: number): number | null {
  const index = clip.cues.findIndex((cue) => ms >= cue.startMs - PAD_MS && ms < cue.endMs + PAD_MS);
  return index < 0 ? null : index;
}

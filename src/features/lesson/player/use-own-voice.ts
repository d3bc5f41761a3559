'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Samples } from './lesson-machine';

const RATE = 16_000;
const PAD_S = 0.03;

export interface OwnVoice {
  playing: boolean;
  /** @param span only this stretch of the recording, seconds */
  play: (samples: Samples, span?: { start: number; end: number } | null) => void;
  stop: () => void;
}

/** Plays the learner's own recording, which exists in this tab only. */
export function useOwnVoice(): OwnVoice {
  const context = useRef<AudioContext | null>(null);
  const [playing, setPlaying] = useState(false);

  const stop = useCallback(() => {
    void context.current?.close();
    context.current = null;
    setPlaying(false);
  }, []);

  const play = useCallback(
    (samples: Samples, span?: { start: number; end: number } | null) => {
      stop();
      const opened = new AudioContext();
      context.current = opened;
      const buffer = opened.createBuffer(1, samples.length, RATE);
      buffer.getChannelData(0).set(samples);
      const source = opened.createBufferSource();
      source.buffer = buffer;
      source.connect(opened.destination);
      source.onended = () => {
        if (context.current === opened) stop();
      };
      const from = span ? Math.max(0, span.start - PAD_S) : 0;
      source.start(0, from, span ? span.end - from + PAD_S : undefined);
      setPlaying(true);
    },
    [stop],
  );

  useEffect(() => stop, [stop]);
  return { playing, play, stop };
}

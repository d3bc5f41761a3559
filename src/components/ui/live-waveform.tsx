'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { secondWaveformPath, Waveform, type WaveformProps } from './waveform';

/** Levels that change many times per second. */
interface LiveLevels {
  /** The last levels, 0 … 1, oldest first. */
  snapshot: () => readonly number[];
  /** @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

interface Props extends Omit<WaveformProps, 'secondRef' | 'progress' | 'label'> {
  /** Levels that are drawn instead of `second`; null: none. */
  live: LiveLevels | null;
  /** Number of levels across the width. */
  levelCount: number;
}

const NO_LEVELS: readonly number[] = [];

/** Waveform with a moving line beside its own. The line is drawn once per frame and without React: twenty renders
 *  per second would be the longest work of a slow phone while somebody speaks. */
export function LiveWaveform({ live, levelCount, second, ...props }: Props) {
  const line = useRef<SVGPathElement>(null);
  const { swings } = props;
  useEffect(
    () => (live ? drawLevels(live, line, levelCount, swings) : undefined),
    [live, levelCount, swings],
  );
  return <Waveform {...props} second={live ? NO_LEVELS : second} secondRef={line} />;
}

function drawLevels(
  live: LiveLevels,
  line: RefObject<SVGPathElement | null>,
  levelCount: number,
  swings?: number,
): () => void {
  let frame = 0;
  const draw = () => {
    frame = 0;
    const levels = live.snapshot();
    const peaks = Array.from({ length: levelCount }, (_, i) => (levels[i] ?? 0) * 100);
    line.current?.setAttribute('d', secondWaveformPath(peaks, swings));
  };
  const unsubscribe = live.subscribe(() => {
    frame ||= requestAnimationFrame(draw);
  });
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}

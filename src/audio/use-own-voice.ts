'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { Samples, Sound, Span } from './sound';
import { wavBlob } from './wav-blob';

const SAMPLES_PER_MS = 16;

export type OwnSound = (samples: Samples, words?: readonly (Span | null)[], part?: Span) => Sound;

/** Makes the learner's own recording playable. It exists in this tab only, and its address is given
 *  back when another recording takes its place. */
export function useOwnSound(): OwnSound {
  const kept = useRef<{ samples: Samples; url: string } | null>(null);

  const forget = useCallback(() => {
    if (kept.current) URL.revokeObjectURL(kept.current.url);
    kept.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  return useCallback(
    (samples, words = [], part) => {
      if (kept.current?.samples !== samples) {
        forget();
        kept.current = { samples, url: URL.createObjectURL(wavBlob(samples)) };
      }
      const durationMs = samples.length / SAMPLES_PER_MS;
      return { voice: 'own', src: kept.current.url, words, durationMs, ...(part && { part }) };
    },
    [forget],
  );
}

'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { PlayableClip, Samples, Span } from './playable-clip';
import { wavBlob } from './wav-blob';

const SAMPLES_PER_MS = 16;

export type OwnRecordingSource = (
  samples: Samples,
  words?: readonly (Span | null)[],
  part?: Span,
) => PlayableClip;

/** Makes the learner's own recording playable. It exists in this tab only, and its object URL is revoked
 *  when another recording replaces it. */
export function useOwnRecordingSource(): OwnRecordingSource {
  const current = useRef<{ samples: Samples; url: string } | null>(null);

  const revoke = useCallback(() => {
    if (current.current) URL.revokeObjectURL(current.current.url);
    current.current = null;
  }, []);
  useEffect(() => revoke, [revoke]);

  return useCallback(
    (samples, words = [], part) => {
      if (current.current?.samples !== samples) {
        revoke();
        current.current = { samples, url: URL.createObjectURL(wavBlob(samples)) };
      }
      const durationMs = samples.length / SAMPLES_PER_MS;
      return { voice: 'own', src: current.current.url, words, durationMs, ...(part && { part }) };
    },
    [revoke],
  );
}

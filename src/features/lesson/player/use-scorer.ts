'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createScorer, type Scorer } from '../speech/scorer-client';

/** One scorer for as long as the component lives, started at the first `scorer()`.
 *  @returns `share`: how much of the acoustic model has arrived, 0 … 1; null before it was asked for */
export function useScorer(): { scorer: () => Scorer; share: number | null } {
  const started = useRef<Scorer | null>(null);
  const [share, setShare] = useState<number | null>(null);

  const scorer = useCallback(() => {
    if (!started.current) {
      setShare(0);
      started.current = createScorer({ onProgress: setShare });
    }
    return started.current;
  }, []);

  useEffect(
    () => () => {
      started.current?.dispose();
      started.current = null;
    },
    [],
  );
  return { scorer, share };
}

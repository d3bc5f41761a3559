'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createScorer, type Scorer } from '../speech/scorer-client';
import { type Leniency, useLeniency } from '../use-leniency';

export interface ScorerInUse {
  /** The scorer, started at the first call. */
  scorer: () => Scorer;
  /** After a failure: the next call starts another one. */
  renew: () => void;
  /** How much of the acoustic model has arrived, 0 … 1; null before it was asked for. */
  share: number | null;
  /** How strictly the next saying is judged. */
  leniency: Leniency;
}

/** One scorer for as long as the component lives: a whole lesson, not an item. */
export function useScorer(): ScorerInUse {
  const started = useRef<Scorer | null>(null);
  const { leniency } = useLeniency();
  const [share, setShare] = useState<number | null>(null);

  const scorer = useCallback(() => {
    if (!started.current) {
      setShare(0);
      started.current = createScorer({ onProgress: setShare });
    }
    return started.current;
  }, []);

  const renew = useCallback(() => {
    started.current?.dispose();
    started.current = null;
  }, []);

  useEffect(() => renew, [renew]);
  return { scorer, renew, share, leniency };
}

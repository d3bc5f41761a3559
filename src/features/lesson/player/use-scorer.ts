'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Leniency } from '~/domain/speech/leniencies';
import { createScorer, type Scorer } from '../speech/scorer-client';
import { useLeniency } from '../use-leniency';

export interface ScorerInUse {
  /** Returns the scorer, which the first call starts. */
  scorer: () => Scorer;
  /** Disposes of a failed scorer: the next call starts another one. */
  renew: () => void;
  /** Loaded share of the acoustic model, 0 … 1; null before it was requested. */
  share: number | null;
  /** Leniency for the next utterance. */
  leniency: Leniency;
}

/** One scorer for the lifetime of the component: a whole lesson, not an item.
 *  @param hasEar whether it loads the ear, too: not for one sentence on a page that is no lesson */
export function useScorer({ hasEar }: { hasEar: boolean } = { hasEar: true }): ScorerInUse {
  const started = useRef<Scorer | null>(null);
  const { leniency } = useLeniency();
  const [share, setShare] = useState<number | null>(null);

  const scorer = useCallback(() => {
    if (!started.current) {
      setShare(0);
      started.current = createScorer({ hasEar, onProgress: setShare });
    }
    return started.current;
  }, [hasEar]);

  const renew = useCallback(() => {
    started.current?.dispose();
    started.current = null;
  }, []);

  useEffect(() => renew, [renew]);
  return useMemo(() => ({ scorer, renew, share, leniency }), [scorer, renew, share, leniency]);
}

'use client';
import { useEffect, useState } from 'react';
import { loadEnvelope } from './use-clip-envelope';

type Envelopes = readonly (readonly number[] | null)[];

/** Envelopes of several clips, in their order; null for one that cannot be loaded.
 *  @returns null until all are loaded or have failed */
export function useClipEnvelopes(paths: readonly string[]): Envelopes | null {
  const [loaded, setLoaded] = useState<{ key: string; envelopes: Envelopes } | null>(null);
  const key = paths.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const loading = key.split(' ').map((path) => loadEnvelope(path).catch(() => null));
    void Promise.all(loading).then((envelopes) => {
      if (isCurrent) setLoaded({ key, envelopes });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.envelopes : null;
}

'use client';
import { useEffect, useState } from 'react';
import { afterPaint } from '~/lib/after-paint';
import { toPeaks } from '~/lib/peaks';
import { decodeSound } from './decode';
import { UNRECORDED } from './unrecorded';

type Envelope = readonly number[];

const POINTS = 96;
const FLAT: Envelope = Array.from({ length: POINTS }, () => 0);

/** Envelopes of this tab by the path of their clip; one that fails is removed, so that the next item tries
 *  again. */
const envelopes = new Map<string, Promise<Envelope>>();

/** Envelope of a clip, 96 peaks 0–100; measured once in this tab.
 *  @throws Error when the clip cannot be fetched or decoded */
export function loadEnvelope(path: string): Promise<Envelope> {
  const known = envelopes.get(path);
  if (known) return known;
  const loading = measure(path);
  envelopes.set(path, loading);
  loading.catch(() => envelopes.delete(path));
  return loading;
}

async function measure(path: string): Promise<Envelope> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return toPeaks(await decodeSound(await response.blob()), POINTS);
}

/** Envelope of a clip for the gold waveform; flat until it is loaded,
 *  and for a text without a clip. Fetching it also fills the
 *  browser's cache, so that the first click on "listen" plays at once. */
export function useClipEnvelope(path: string): Envelope {
  const [loaded, setLoaded] = useState<{ path: string; envelope: Envelope } | null>(null);
  useEffect(() => {
    if (path === UNRECORDED.path) return;
    let isCurrent = true;
    const cancel = afterPaint(() => {
      loadEnvelope(path).then(
        (envelope) => {
          if (isCurrent) setLoaded({ path, envelope });
        },
        // Without a waveform everything else works.
        () => {},
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [path]);
  return loaded?.path === path ? loaded.envelope : FLAT;
}

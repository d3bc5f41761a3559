'use client';
import { useQuery } from '@tanstack/react-query';
import { toPeaks } from '~/lib/peaks';
import { decodeRecording } from './decode';

const POINTS = 96;
const FLAT: readonly number[] = Array.from({ length: POINTS }, () => 0);

/** Envelope of a clip for the gold waveform; flat until it is loaded. Fetching it also fills the
 *  browser's cache, so that the first click on "listen" plays at once. */
export function useClipEnvelope(path: string | undefined): readonly number[] {
  const { data } = useQuery({
    queryKey: ['clip-envelope', path],
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const response = await fetch(path!);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return toPeaks(await decodeRecording(await response.blob()), POINTS);
    },
  });
  return data ?? FLAT;
}

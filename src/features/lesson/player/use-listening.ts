'use client';
import { useCallback, useMemo } from 'react';
import { deviceChoice, useDeviceChoice } from '~/device/device-choice';
import { type Listening, parseListening } from './listening';

const NAME = 'listening';

/** How this device likes to listen, and the way to change some of it. */
export function useListening(): [Listening, (changes: Partial<Listening>) => void] {
  const [kept, keep] = useDeviceChoice(NAME);
  const listening = useMemo(() => parseListening(kept), [kept]);
  // Two presses before the page is drawn again both count.
  const change = useCallback(
    (changes: Partial<Listening>) =>
      keep(JSON.stringify({ ...parseListening(deviceChoice(NAME)), ...changes })),
    [keep],
  );
  return [listening, change];
}

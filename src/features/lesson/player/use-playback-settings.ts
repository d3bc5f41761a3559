'use client';
import { useCallback, useMemo } from 'react';
import { devicePreference, useDevicePreference } from '~/device/device-preference';
import { type PlaybackSettings, parsePlaybackSettings } from './playback-settings';

const NAME = 'listening';

/** How this device likes to listen, and the way to change some of it. */
export function usePlaybackSettings(): [
  PlaybackSettings,
  (changes: Partial<PlaybackSettings>) => void,
] {
  const [stored, store] = useDevicePreference(NAME);
  const settings = useMemo(() => parsePlaybackSettings(stored), [stored]);
  // Two presses before the page is drawn again both count.
  const change = useCallback(
    (changes: Partial<PlaybackSettings>) =>
      store(JSON.stringify({ ...parsePlaybackSettings(devicePreference(NAME)), ...changes })),
    [store],
  );
  return [settings, change];
}

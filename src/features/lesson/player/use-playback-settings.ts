'use client';
import { useCallback, useMemo } from 'react';
import { devicePreference, useDevicePreference } from '~/device/device-preference';
import { type PlaybackSettings, parsePlaybackSettings } from './playback-settings';

const NAME = 'listening';

/** Playback settings of this device, and a setter for some of them. */
export function usePlaybackSettings(): [
  PlaybackSettings,
  (changes: Partial<PlaybackSettings>) => void,
] {
  const [stored, store] = useDevicePreference(NAME);
  const settings = useMemo(() => parsePlaybackSettings(stored), [stored]);
  // Reads the stored value, so that two changes before the next render both apply.
  const change = useCallback(
    (changes: Partial<PlaybackSettings>) =>
      store(JSON.stringify({ ...parsePlaybackSettings(devicePreference(NAME)), ...changes })),
    [store],
  );
  return [settings, change];
}

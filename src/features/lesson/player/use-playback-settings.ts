'use client';
import { useCallback, useMemo } from 'react';
import { devicePreference, useDevicePreference } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from '~/early/lesson-marks';
import { type PlaybackSettings, parsePlaybackSettings } from './playback-settings';

/** Playback settings of this device, and a setter for some of them. */
export function usePlaybackSettings(): [
  PlaybackSettings,
  (changes: Partial<PlaybackSettings>) => void,
] {
  const [stored, store] = useDevicePreference(PLAYBACK_SETTINGS);
  const settings = useMemo(() => parsePlaybackSettings(stored), [stored]);
  // Reads the stored value, so that two changes before the next render both apply.
  const change = useCallback(
    (changes: Partial<PlaybackSettings>) =>
      store(
        JSON.stringify({
          ...readPlaybackSettings(),
          ...changes,
        }),
      ),
    [store],
  );
  return [settings, change];
}

/** The playback settings as they are stored now. */
export const readPlaybackSettings = (): PlaybackSettings =>
  parsePlaybackSettings(devicePreference(PLAYBACK_SETTINGS));

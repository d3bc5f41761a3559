'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { watchDevicePreferences } from '~/device/device-preference';
import { endedScenes } from '~/device/scene-progress';
import { MAX_DEVICE_SCENES, type SceneOnDevice } from '~/schemas/next-step';

const NONE = '[]';

/** The scenes that were brought to an ending on this device, at most as many as a call may tell; none while the page is
 *  hydrated, whose HTML knows of no device. */
export function useEndedScenes(): SceneOnDevice[] {
  const stored = useSyncExternalStore(
    watchDevicePreferences,
    () => JSON.stringify(endedScenes().slice(0, MAX_DEVICE_SCENES)),
    () => NONE,
  );
  return useMemo(() => JSON.parse(stored) as SceneOnDevice[], [stored]);
}

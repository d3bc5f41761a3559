'use client';
import { useEffect } from 'react';
import { saveDevicePreference } from '~/device/device-preference';
import { begunPreference, HIDDEN_ATTRIBUTE } from '~/early/lesson-marks';

/** Remembers that this device has local data of a unit. Only this mark can be read before the first paint: the
 *  data itself is in IndexedDB. */
export function saveBegun(slug: string): void {
  saveDevicePreference(begunPreference(slug), '1');
}

/** Shows the lesson once it has the preferences of this device. */
export function useShowLesson(): void {
  useEffect(() => document.documentElement.removeAttribute(HIDDEN_ATTRIBUTE), []);
}

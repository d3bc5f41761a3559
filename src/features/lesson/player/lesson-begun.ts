'use client';
import { useEffect } from 'react';
import { saveDevicePreference } from '~/device/device-preference';

/** Name of the preference that is set once this device has local data of a unit. */
export const begunPreference = (slug: string) => `begun.${slug}`;

/** Remembers that this device has local data of a unit. Only this mark can be read before the first paint: the
 *  data itself is in IndexedDB. */
export function saveBegun(slug: string): void {
  saveDevicePreference(begunPreference(slug), '1');
}

/** Set on the root element while the first item must not be seen (`LessonStart`): this device may begin elsewhere, or the
 *  learner hides the text before the answer. */
export const HIDDEN_ATTRIBUTE = 'data-lesson-hidden';

/** Shows the lesson once it has the preferences of this device. */
export function useShowLesson(): void {
  useEffect(() => document.documentElement.removeAttribute(HIDDEN_ATTRIBUTE), []);
}

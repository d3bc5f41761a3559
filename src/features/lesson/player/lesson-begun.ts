'use client';
import { useEffect } from 'react';
import { devicePreferenceKey, saveDevicePreference } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from './use-playback-settings';

/** Name of the preference that is set once this device has local data of a unit. */
export const begunPreference = (slug: string) => `begun.${slug}`;

/** Remembers that this device has local data of a unit. Only this mark can be read before the first paint: the
 *  data itself is in IndexedDB. */
export function saveBegun(slug: string): void {
  saveDevicePreference(begunPreference(slug), '1');
}

/** Set on the root element while the first item must not be seen (`LessonStart`): this device may begin elsewhere, or the
 *  learner hides the text before the answer. */
const HIDDEN_ATTRIBUTE = 'data-lesson-hidden';

const read = (name: string) => `localStorage.getItem('${devicePreferenceKey(name)}`;
const begun = `${read(begunPreference(''))}'+/course-news\\/([^/]+)/.exec(location.pathname)[1])`;
const hidesText = `/"showText":false/.test(${read(PLAYBACK_SETTINGS)}'))`;

/** Runs while the page of a lesson is parsed, before the first paint. */
export const LESSON_HIDDEN_SCRIPT = `try{if(${begun}||${hidesText})document.documentElement.setAttribute('${HIDDEN_ATTRIBUTE}','')}catch{}`;

/** Shows the lesson once it has the preferences of this device. */
export function useShowLesson(): void {
  useEffect(() => document.documentElement.removeAttribute(HIDDEN_ATTRIBUTE), []);
}

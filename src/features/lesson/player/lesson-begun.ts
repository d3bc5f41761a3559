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

/** Set on the root element while the first item must not be seen: this device may begin elsewhere, or the
 *  learner hides the text before the answer. */
const HIDDEN_ATTRIBUTE = 'data-lesson-hidden';

/** Classes of the lesson, which is invisible while the attribute is set. */
export const LESSON_CLASSES = '[[data-lesson-hidden]_&]:invisible';

/** The script that runs while the page is parsed, before the first paint. @param slug of the unit */
export function lessonHiddenScript(slug: string): string {
  const begun = JSON.stringify(`lesson.${begunPreference(slug)}`);
  return `try{if(localStorage.getItem(${begun})||/"showText":false/.test(localStorage.getItem('lesson.listening')))document.documentElement.setAttribute('${HIDDEN_ATTRIBUTE}','')}catch{}`;
}

/** Shows the lesson once it has the preferences of this device. */
export function useShowLesson(): void {
  useEffect(() => document.documentElement.removeAttribute(HIDDEN_ATTRIBUTE), []);
}

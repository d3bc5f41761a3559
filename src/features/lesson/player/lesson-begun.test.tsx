import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveDevicePreference } from '~/device/device-preference';
import { LESSON_HIDDEN_SCRIPT } from '~/early/lesson-hidden-script';
import { PLAYBACK_SETTINGS } from '~/early/lesson-marks';
import { saveBegun } from './lesson-begun';

const SLUG = 'night-market-bowls';

/** Whether the lesson of a unit stays hidden until it has the data of this device. */
function isHidden(path: string): boolean {
  window.history.replaceState(null, '', path);
  document.documentElement.removeAttribute('data-lesson-hidden');
  new Function(LESSON_HIDDEN_SCRIPT)();
  return document.documentElement.hasAttribute('data-lesson-hidden');
}

beforeEach(() => window.localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('A lesson is hidden before its scripts run only where this device has begun it', () => {
  expect(isHidden(`/course-news/${SLUG}/lesson`)).toBe(false);
  saveBegun(SLUG);
  expect(isHidden(`/course-news/${SLUG}/lesson`)).toBe(true);
  expect(isHidden(`/en/course-news/${SLUG}/lesson?from=list`)).toBe(true);
  expect(isHidden('/course-news/another-unit/lesson')).toBe(false);
});

it('A learner who hides the text before the answer does not see it before the scripts run', () => {
  saveDevicePreference(PLAYBACK_SETTINGS, JSON.stringify({ showText: true, speed: 1 }));
  expect(isHidden(`/course-news/${SLUG}/lesson`)).toBe(false);
  saveDevicePreference(PLAYBACK_SETTINGS, JSON.stringify({ showText: false }));
  expect(isHidden(`/course-news/${SLUG}/lesson`)).toBe(true);
});

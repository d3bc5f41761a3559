import { findRouteKey, type RouteKey } from '~/lib/routes';

/** Pages on which a learner meets words. The lesson of a unit leads back to the unit's page, which begins no practice. */
const PAGES: ReadonlySet<RouteKey> = new Set([
  'index',
  'course-news',
  'course-news-all',
  'course-news-slug',
  'course-news-slug-lesson',
  'course-video-id',
  'course-voice-id',
  'discovery-activity-id',
  'my-lesson',
  'my-lesson-progress',
  'my-lesson-review',
  'news-honor-id',
] satisfies RouteKey[]);

/** Longest path of a page. */
const MAX_PATH_LENGTH = 120;
const PLAIN_PATH = /^\/[a-z0-9/-]*$/;

/** Whether a path, without its language, is of a page on which words are met. */
export function isMetPath(path: string): boolean {
  const key = path.length <= MAX_PATH_LENGTH && PLAIN_PATH.test(path) ? findRouteKey(path) : null;
  return key !== null && PAGES.has(key);
}

/** The path that is saved for a page; null for a page on which no words are met. */
export const toMetPath = (path: string): string | null => (isMetPath(path) ? path : null);

/** The page to which a saved word leads back. */
export const pageOfMetPath = (path: string): string => path.replace(/\/lesson$/, '');

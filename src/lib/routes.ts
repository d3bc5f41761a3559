import type { Language } from '~/lib/language';
import { fillPath, findPattern, type ParamNames, type RouteArgs } from '~/lib/route-path';

/** Path of every page by its route name in the specification (without the language).
 *  `:id` is a parameter, `:id?` an optional one. The operators' pages are in `console-routes.ts`, which no learner
 *  loads. */
export const ROUTES = {
  index: '/',
  cart: '/cart',
  'change-password': '/change-password',
  course: '/course',
  'course-listening': '/course-listening',
  'course-news': '/course-news',
  'course-news-all': '/course-news/all',
  'course-news-slug': '/course-news/:slug',
  'course-news-slug-lesson': '/course-news/:slug/lesson',
  'course-scene': '/course-scene',
  'course-scene-id': '/course-scene/:id',
  'course-video': '/course-video',
  'course-video-id': '/course-video/:id',
  'course-voice': '/course-voice',
  'course-voice-old': '/course-voice/old',
  'course-voice-id': '/course-voice/:id',
  'discovery-activity': '/discovery-activity',
  'discovery-activity-id': '/discovery-activity/:id',
  'email-restore-token': '/email-restore/:token?',
  'email-verify-id': '/email-verify/:id?',
  faq: '/faq',
  'forgot-password': '/forgot-password',
  gallery: '/gallery',
  'gift-token': '/gift/:token',
  'legal-slug-version': '/legal/:slug/:version',
  login: '/login',
  'my-lesson': '/my-lesson',
  'my-lesson-progress': '/my-lesson/progress',
  'my-lesson-review': '/my-lesson/review',
  'my-lesson-words': '/my-lesson/words',
  'news-honor': '/news-honor',
  'news-honor-MixBlock': '/news-honor/MixBlock',
  'news-honor-id': '/news-honor/:id',
  order: '/order',
  'order-id-receipt': '/order/:id/receipt',
  'order-created-id': '/order-created/:id?',
  'password-reset-token': '/password-reset/:token?',
  payment: '/payment',
  price: '/price',
  privacy: '/privacy',
  profile: '/profile',
  'profile-practice': '/profile/practice',
  'profile-security': '/profile/security',
  quality: '/quality',
  refund: '/refund',
  'reminder-token': '/reminder/:token?',
  signup: '/signup',
  tou: '/tou',
  welcome: '/welcome',
} as const;

/** End of a lesson's address that begins with interpreting instead of an item. */
export const INTERPRETING_HASH = '#interpreting';

export type RouteKey = keyof typeof ROUTES;

/** The specification's name of a page in a language. */
export type RouteName = `${RouteKey | 'not-found'}___${Language}`;

/** Routes without parameters. */
export type PlainRoute = {
  [Key in RouteKey]: ParamNames<(typeof ROUTES)[Key]> extends never ? Key : never;
}[RouteKey];

/** The path of a page without its language: `route('order-created-id', { id })` → `/order-created/…`. */
export function route<Key extends RouteKey>(
  key: Key,
  ...[params]: RouteArgs<ParamNames<(typeof ROUTES)[Key]>>
): string {
  return fillPath(ROUTES[key], params);
}

/** Finds the route of a path (without its language); null when there is none. */
export function findRouteKey(path: string): RouteKey | null {
  return findPattern(ROUTES, path);
}

/** Pages with data of the user, most of them behind a page guard. */
const PERSONAL_ROUTES: readonly (RouteKey | null)[] = [
  'change-password',
  'course-news-slug-lesson',
  'my-lesson',
  'my-lesson-progress',
  'my-lesson-review',
  'my-lesson-words',
  'order',
  'order-created-id',
  'order-id-receipt',
  'payment',
  'profile',
  'profile-practice',
  'profile-security',
  'welcome',
];

/** Whether the page at a path (without its language) has data of the user. */
export function isPersonalPage(path: string): boolean {
  return /^\/console(\/|$)/.test(path) || PERSONAL_ROUTES.includes(findRouteKey(path));
}

/** The name of the page at a path without its language: `course___en`. */
export function routeName(path: string, language: Language): RouteName {
  return `${findRouteKey(path) ?? 'not-found'}___${language}`;
}

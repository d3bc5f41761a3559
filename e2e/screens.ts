import { type ConsoleRouteKey, consoleRoute, consoleRouteName } from '~/lib/console-routes';
import type { Language } from '~/lib/language';
import { type RouteKey, route, routeName } from '~/lib/routes';

/** Every page of learners and operators. */
export type ScreenKey = RouteKey | ConsoleRouteKey;

/** The name that a page's `data-route` has. */
export const screenName = (path: string, language: Language): string =>
  path.startsWith('/console')
    ? consoleRouteName(path.replace(/\?.*/, ''), language)
    : routeName(path, language);

/** Audiences of a page: each may see all that the one before may see. */
export const AUDIENCES = ['visitor', 'user', 'member', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Ids known at run time only: the person logged in, an order of theirs, a draft. */
export interface KnownIds {
  order: string;
  orderNumber: string;
  person: string;
  /** A draft of a unit, for operators. */
  draft: string;
  /** A voice lesson, for operators. */
  voiceLesson: string;
}

interface Screen {
  path: (known: KnownIds) => string;
  /** First audience that may see the page; earlier audiences are redirected to the login or the plans. */
  minAudience: Audience;
  /** Route to which a signed-out-only page redirects logged-in users. */
  redirectsTo?: RouteKey;
}

const openScreen = (path: string): Screen => ({ path: () => path, minAudience: 'visitor' });
const signedOutScreen = (path: string): Screen => ({
  ...openScreen(path),
  redirectsTo: 'my-lesson',
});
const consoleScreen = (path: Screen['path']): Screen => ({ path, minAudience: 'operator' });
const personalScreen = (path: string): Screen => ({ path: () => path, minAudience: 'user' });

/** One address of every page: the types require one for each page of the route table. */
export const SCREENS: Record<ScreenKey, Screen> = {
  index: openScreen('/'),
  cart: openScreen('/cart'),
  'change-password': personalScreen('/change-password'),
  console: consoleScreen(() => '/console'),
  'console-activities': consoleScreen(() => '/console/activities'),
  'console-activities-id': consoleScreen(() => '/console/activities/news-brunch-taipei'),
  'console-activities-id-edit': consoleScreen(() => '/console/activities/news-brunch-taipei/edit'),
  'console-activities-id-preview': consoleScreen(
    () => '/console/activities/news-brunch-taipei/preview',
  ),
  'console-activities-new': consoleScreen(() => '/console/activities/new'),
  'console-acts': consoleScreen(() => '/console/acts'),
  'console-videos': consoleScreen(() => '/console/videos'),
  'console-videos-id': consoleScreen(() => '/console/videos/how-headphones-cancel-noise'),
  'console-videos-id-preview': consoleScreen(
    () => '/console/videos/how-headphones-cancel-noise/preview',
  ),
  'console-legal': consoleScreen(() => '/console/legal'),
  'console-letters': consoleScreen(() => '/console/letters?state=all'),
  'console-mails': consoleScreen(() => '/console/mails'),
  'console-mails-templates': consoleScreen(() => '/console/mails/templates?template=order-paid'),
  'console-news': consoleScreen(() => '/console/news'),
  'console-numbers': consoleScreen(() => '/console/numbers'),
  'console-coupons': consoleScreen(() => '/console/coupons'),
  'console-discrepancies': consoleScreen(() => '/console/discrepancies'),
  'console-gifts': consoleScreen(() => '/console/gifts'),
  'console-invoices': consoleScreen(() => '/console/invoices'),
  'console-orders': consoleScreen(() => '/console/orders'),
  'console-orders-number': consoleScreen(({ orderNumber: number }) =>
    consoleRoute('console-orders-number', { number }),
  ),
  'console-partners': consoleScreen(() => '/console/partners'),
  'console-people': consoleScreen(() => '/console/people'),
  'console-people-id': consoleScreen(({ person: id }) => consoleRoute('console-people-id', { id })),
  'console-prices': consoleScreen(() => '/console/prices'),
  'console-questions': consoleScreen(() => '/console/questions'),
  'console-refunds': consoleScreen(() => '/console/refunds'),
  'console-refunds-number': consoleScreen(({ orderNumber: number }) =>
    consoleRoute('console-refunds-number', { number }),
  ),
  'console-roles': consoleScreen(() => '/console/roles'),
  'console-search': consoleScreen(({ orderNumber: q }) => `/console/search?q=${q}`),
  'console-units': consoleScreen(() => '/console/units'),
  'console-units-drafts-id': consoleScreen(({ draft: id }) =>
    consoleRoute('console-units-drafts-id', { id }),
  ),
  'console-units-pool': consoleScreen(() => '/console/units/pool'),
  'console-voice-lessons': consoleScreen(() => '/console/voice-lessons'),
  'console-voice-lessons-id': consoleScreen(({ voiceLesson: id }) =>
    consoleRoute('console-voice-lessons-id', { id }),
  ),
  'console-voice-lessons-id-preview': consoleScreen(({ voiceLesson: id }) =>
    consoleRoute('console-voice-lessons-id-preview', { id }),
  ),
  course: openScreen('/course'),
  'course-listening': openScreen('/course-listening'),
  'course-news': openScreen('/course-news'),
  'course-news-all': openScreen('/course-news/all'),
  'course-news-slug': openScreen('/course-news/tea-and-umbrellas'),
  'course-news-slug-lesson': {
    path: () => '/course-news/tea-and-umbrellas/lesson',
    minAudience: 'member',
  },
  'course-scene': openScreen('/course-scene'),
  'course-scene-id': openScreen('/course-scene/the-wrong-cup'),
  'course-video': openScreen('/course-video'),
  'course-video-id': openScreen('/course-video/how-headphones-cancel-noise'),
  'course-voice': openScreen('/course-voice'),
  'course-voice-old': openScreen('/course-voice/old'),
  'course-voice-id': openScreen('/course-voice/breakfast-shop-guest'),
  'discovery-activity': openScreen('/discovery-activity'),
  'discovery-activity-id': openScreen('/discovery-activity/news-brunch-taipei'),
  'email-restore-token': openScreen('/email-restore/no-such-token'),
  'email-verify-id': openScreen('/email-verify/no-such-link'),
  'reminder-token': openScreen('/reminder/no-such-link'),
  faq: openScreen('/faq'),
  'forgot-password': openScreen('/forgot-password'),
  // Shown only with `GALLERY=1`, which the tests set.
  gallery: openScreen('/gallery'),
  'gift-token': openScreen('/gift/no-such-gift'),
  'legal-slug-version': openScreen('/legal/tou/2026-11-21'),
  login: signedOutScreen('/login'),
  'my-lesson': personalScreen('/my-lesson'),
  'my-lesson-progress': personalScreen('/my-lesson/progress'),
  'my-lesson-review': personalScreen('/my-lesson/review'),
  'my-lesson-words': personalScreen('/my-lesson/words'),
  'news-honor': openScreen('/news-honor'),
  'news-honor-MixBlock': openScreen('/news-honor/MixBlock'),
  'news-honor-id': openScreen('/news-honor/good-ear-award'),
  order: personalScreen('/order'),
  'order-created-id': {
    path: ({ order: id }) => route('order-created-id', { id }),
    minAudience: 'user',
  },
  'order-id-receipt': {
    path: ({ order: id }) => route('order-id-receipt', { id }),
    minAudience: 'user',
  },
  'password-reset-token': openScreen('/password-reset/no-such-token'),
  payment: personalScreen('/payment'),
  price: openScreen('/price'),
  privacy: openScreen('/privacy'),
  profile: personalScreen('/profile'),
  'profile-practice': personalScreen('/profile/practice'),
  'profile-security': personalScreen('/profile/security'),
  quality: openScreen('/quality'),
  refund: openScreen('/refund'),
  signup: signedOutScreen('/signup'),
  tou: openScreen('/tou'),
  welcome: personalScreen('/welcome'),
};

/** Whether a page exists for an audience: a page of the console is a 404 for everybody but operators. */
export function isKnownTo(audience: Audience, key: ScreenKey): boolean {
  return SCREENS[key].minAudience !== 'operator' || audience === 'operator';
}

/** The screen that an audience reaches by an address that exists for it. */
export function expectedScreen(audience: Audience, key: ScreenKey): ScreenKey {
  const { minAudience, redirectsTo } = SCREENS[key];
  if (audience !== 'visitor' && redirectsTo) return redirectsTo;
  if (AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(minAudience)) return key;
  return audience === 'visitor' ? 'login' : 'price';
}

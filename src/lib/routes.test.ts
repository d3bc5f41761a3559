import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '~/lib/language';
import {
  findRouteKey,
  isPersonalPage,
  ROUTES,
  type RouteKey,
  type RouteName,
  route,
  routeName,
} from './routes';

/** Path of each page of the specification, by its route name there. */
const SPECIFIED: Partial<Record<RouteKey, string>> = {
  index: '/',
  cart: '/cart',
  'change-password': '/change-password',
  course: '/course',
  'course-news': '/course-news',
  'course-video': '/course-video',
  'course-video-id': '/course-video/:id',
  'course-voice': '/course-voice',
  'course-voice-id': '/course-voice/:id',
  'course-voice-old': '/course-voice/old',
  'discovery-activity': '/discovery-activity',
  'discovery-activity-id': '/discovery-activity/:id',
  'email-verify-id': '/email-verify/:id?',
  faq: '/faq',
  'forgot-password': '/forgot-password',
  login: '/login',
  'my-lesson': '/my-lesson',
  'news-honor': '/news-honor',
  'news-honor-MixBlock': '/news-honor/MixBlock',
  'news-honor-id': '/news-honor/:id',
  order: '/order',
  'order-created-id': '/order-created/:id?',
  'password-reset-token': '/password-reset/:token?',
  payment: '/payment',
  price: '/price',
  privacy: '/privacy',
  profile: '/profile',
  refund: '/refund',
  signup: '/signup',
  tou: '/tou',
};

describe('Routes', () => {
  it('The pages of the specification have its route names', () => {
    expect(ROUTES).toMatchObject(SPECIFIED);
  });

  it('Every route is found by its path, and not with a trailing slash', () => {
    for (const [key, path] of Object.entries(ROUTES)) {
      const filled = path.replace(/:\w+\??/g, 'x');
      expect(findRouteKey(filled)).toBe(key);
      if (filled !== '/') expect(findRouteKey(`${filled}/`)).toBeNull();
    }
  });

  it('A route parameter is filled in and escaped', () => {
    expect(route('order-created-id', { id: 'a/b' })).toBe('/order-created/a%2Fb');
    expect(route('course-news-slug-lesson', { slug: 'tea' })).toBe('/course-news/tea/lesson');
  });

  it('An optional route parameter that is missing leaves no trailing slash', () => {
    expect(route('order-created-id')).toBe('/order-created');
    expect(findRouteKey('/order-created')).toBe('order-created-id');
    expect(findRouteKey('/email-verify')).toBe('email-verify-id');
    expect(findRouteKey('/password-reset')).toBe('password-reset-token');
  });

  it('A path is resolved to its route name, with and without a parameter', () => {
    expect(findRouteKey('/')).toBe('index');
    expect(findRouteKey('/order')).toBe('order');
    expect(findRouteKey('/password-reset/abc')).toBe('password-reset-token');
    expect(findRouteKey('/course-voice/old')).toBe('course-voice-old');
    expect(findRouteKey('/news-honor/MixBlock')).toBe('news-honor-MixBlock');
  });

  it('An empty route parameter and an unknown path match no route', () => {
    expect(findRouteKey('/order-created/')).toBeNull();
    expect(findRouteKey('/course-video/')).toBeNull();
    expect(routeName('/nothing/here', 'en')).toBe('not-found___en');
  });

  it('A route name carries the language', () => {
    const names: RouteName[] = LANGUAGES.map((language) => routeName('/my-lesson', language));
    expect(names).toEqual(['my-lesson___zh', 'my-lesson___en']);
  });
});

/** Paths of the pages that call a page guard. */
function guardedPages(): string[] {
  const root = 'src/app/[locale]';
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .filter((file) => /guard(User|Lesson)Page\(/.test(readFileSync(`${root}/${file}`, 'utf8')))
    .map((file) => {
      const parts = file.split('/').slice(0, -1);
      return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`;
    })
    .map((path) => path.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, '1'));
}

it('Every page with a guard is a personal page, and no public page is one', () => {
  const guarded = guardedPages();
  expect(guarded.length).toBeGreaterThan(8);
  for (const path of guarded) expect([path, isPersonalPage(path)]).toEqual([path, true]);
  for (const path of ['/', '/cart', '/login', '/course-news/1', '/email-verify/1', '/nowhere'])
    expect([path, isPersonalPage(path)]).toEqual([path, false]);
});

import { type RouteKey, route } from '~/lib/routes';

/** Who looks: each sees all that the one before sees. */
export const AUDIENCES = ['visitor', 'user', 'vip'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What only the test knows: an order of whoever looks. */
export interface Known {
  order: string;
}

interface Screen {
  path: (known: Known) => string;
  /** From whom on the page shows itself; before, it leads to the login or to the plans. */
  from: Audience;
  /** Where it leads whoever is logged in, when it has nothing for them. */
  leads?: RouteKey;
}

const open = (path: string): Screen => ({ path: () => path, from: 'visitor' });
const entrance = (path: string): Screen => ({ ...open(path), leads: 'my-lesson' });
const personal = (path: string): Screen => ({ path: () => path, from: 'user' });

/** An address of every page there is: a page that is added to the route table has to be added here. */
export const SCREENS: Record<RouteKey, Screen> = {
  index: open('/'),
  cart: open('/cart'),
  'change-password': personal('/change-password'),
  course: open('/course'),
  'course-news': open('/course-news'),
  'course-news-slug': open('/course-news/tea-and-umbrellas'),
  'course-news-slug-lesson': { path: () => '/course-news/tea-and-umbrellas/lesson', from: 'vip' },
  'course-video': open('/course-video'),
  'course-video-id': open('/course-video/how-headphones-cancel-noise'),
  'course-voice': open('/course-voice'),
  'course-voice-old': open('/course-voice/old'),
  'course-voice-id': open('/course-voice/breakfast-shop-guest'),
  'discovery-activity': open('/discovery-activity'),
  'discovery-activity-id': open('/discovery-activity/news-brunch-taipei'),
  'email-verify-id': open('/email-verify/no-such-link'),
  faq: open('/faq'),
  'forgot-password': open('/forgot-password'),
  // Only where the settings show it, as the tests' do.
  gallery: open('/gallery'),
  'gift-token': open('/gift/no-such-gift'),
  login: entrance('/login'),
  'my-lesson': personal('/my-lesson'),
  'my-lesson-progress': personal('/my-lesson/progress'),
  'my-lesson-review': personal('/my-lesson/review'),
  'news-honor': open('/news-honor'),
  'news-honor-MixBlock': open('/news-honor/MixBlock'),
  'news-honor-id': open('/news-honor/good-ear-award'),
  order: personal('/order'),
  'order-created-id': {
    path: ({ order: id }) => route('order-created-id', { id }),
    from: 'user',
  },
  'order-id-receipt': {
    path: ({ order: id }) => route('order-id-receipt', { id }),
    from: 'user',
  },
  'password-reset-token': open('/password-reset/no-such-token'),
  payment: personal('/payment'),
  price: open('/price'),
  privacy: open('/privacy'),
  profile: personal('/profile'),
  'profile-security': personal('/profile/security'),
  refund: open('/refund'),
  signup: entrance('/signup'),
  tou: open('/tou'),
};

/** Which page somebody comes to who opens a screen's address. */
export function shownTo(who: Audience, key: RouteKey): RouteKey {
  const { from, leads } = SCREENS[key];
  if (who !== 'visitor' && leads) return leads;
  if (AUDIENCES.indexOf(who) >= AUDIENCES.indexOf(from)) return key;
  return who === 'visitor' ? 'login' : 'price';
}

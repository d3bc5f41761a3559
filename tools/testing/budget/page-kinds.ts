import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** A kind of page, by the address of one of its pages. */
export interface PageKind {
  name: string;
  path: string;
  /** Limit of the scripts that a browser loads without a touch, when the page starts and when it is idle, in
   *  bytes after gzip. */
  limit: number;
}

const unit = { slug: 'night-market-bowls' };
const FREE_VIDEO = { id: 'who-decides-on-a-typhoon-day' };
const MEMBERS_VIDEO = { id: 'how-headphones-cancel-noise' };
const VOICE_LESSON = { id: 'breakfast-shop-guest' };
const EVENT = { id: 'news-brunch-taipei' };

/** The kinds of page whose scripts are limited. A limit is the present size and a little more. Lower it when
 *  a page becomes lighter; the commit that raises it says why. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'front page', path: route('index'), limit: 200_100 },
  { name: 'front page in English', path: localePath('en', route('index')), limit: 200_100 },
  { name: 'plans', path: route('price'), limit: 196_400 },
  { name: 'overview of courses', path: route('course'), limit: 200_100 },
  { name: 'list of units', path: route('course-news'), limit: 205_900 },
  { name: 'list of voice lessons', path: route('course-voice'), limit: 205_700 },
  { name: 'list of videos', path: route('course-video'), limit: 205_300 },
  { name: 'questions', path: route('faq'), limit: 201_300 },
  { name: 'unit', path: route('course-news-slug', unit), limit: 199_900 },
  { name: 'video', path: route('course-video-id', FREE_VIDEO), limit: 211_500 },
  { name: 'members’ video', path: route('course-video-id', MEMBERS_VIDEO), limit: 211_500 },
  { name: 'voice lesson', path: route('course-voice-id', VOICE_LESSON), limit: 219_200 },
  { name: 'list of events', path: route('discovery-activity'), limit: 203_600 },
  { name: 'event', path: route('discovery-activity-id', EVENT), limit: 197_800 },
  { name: 'log-in', path: route('login'), limit: 204_700 },
  { name: 'sign-up', path: route('signup'), limit: 207_200 },
  { name: 'forgotten password', path: route('forgot-password'), limit: 202_000 },
  { name: 'cart', path: route('cart'), limit: 198_400 },
  { name: 'lesson', path: route('course-news-slug-lesson', unit), limit: 239_700 },
];

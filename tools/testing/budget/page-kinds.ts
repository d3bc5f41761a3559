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
  { name: 'front page', path: route('index'), limit: 198_900 },
  { name: 'front page in English', path: localePath('en', route('index')), limit: 198_900 },
  { name: 'plans', path: route('price'), limit: 195_700 },
  { name: 'overview of courses', path: route('course'), limit: 199_200 },
  { name: 'list of units', path: route('course-news'), limit: 204_600 },
  { name: 'list of voice lessons', path: route('course-voice'), limit: 204_500 },
  { name: 'list of videos', path: route('course-video'), limit: 204_200 },
  { name: 'questions', path: route('faq'), limit: 200_100 },
  { name: 'unit', path: route('course-news-slug', unit), limit: 198_600 },
  { name: 'video', path: route('course-video-id', FREE_VIDEO), limit: 210_900 },
  { name: 'members’ video', path: route('course-video-id', MEMBERS_VIDEO), limit: 210_900 },
  { name: 'voice lesson', path: route('course-voice-id', VOICE_LESSON), limit: 217_900 },
  { name: 'list of events', path: route('discovery-activity'), limit: 202_400 },
  { name: 'event', path: route('discovery-activity-id', EVENT), limit: 197_100 },
  { name: 'log-in', path: route('login'), limit: 203_800 },
  { name: 'sign-up', path: route('signup'), limit: 206_300 },
  { name: 'forgotten password', path: route('forgot-password'), limit: 201_100 },
  { name: 'cart', path: route('cart'), limit: 197_600 },
  { name: 'lesson', path: route('course-news-slug-lesson', unit), limit: 228_800 },
];

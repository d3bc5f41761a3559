import 'server-only';
import type zh from '~/i18n/locales/zh';
import { MESSAGES } from '~/i18n/messages';
import { WRITING } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import { type RouteKey, route } from '~/lib/routes';
import type { LegalSlug } from '~/schemas/legal-text';
import { cachedMediaPage } from '../[locale]/_queries/media-lessons';
import { findSceneSummary } from '../[locale]/_queries/scenes';
import {
  cachedActivityPage,
  cachedLegalText,
  cachedNewsHonorPage,
} from '../[locale]/_queries/site-content';
import { cachedUnitPage } from '../[locale]/_queries/units';

/** Metadata of a public page for search engines, shared links and share images. */
export interface PageMetadata {
  path: string;
  title: string;
  description: string;
  /** Peaks 0–100 of the page's audio, for its share image. */
  envelope?: readonly number[];
  /** Poster; otherwise a share image is drawn. */
  poster?: string | null;
  /** Sample content: `noindex`. */
  sample?: boolean;
}

type Texts = typeof zh;
type Bilingual = Record<Language, string>;
type TitleAndDescription = Pick<PageMetadata, 'title' | 'description'>;
/** @param id of the page, for those that have one */
type DescribePage = (
  language: Language,
  texts: Texts,
  id: string,
) => PageMetadata | Promise<PageMetadata>;

/** Metadata of every indexable public page. */
export const PUBLIC_PAGES = {
  index: (_, { common: { tagline, description } }) =>
    describePage(route('index'), { title: tagline, description }),
  course: (_, { course }) => describePage(route('course'), course.overview),
  'course-listening': (_, { pairs }) => describeList(route('course-listening'), pairs),
  'course-news': (_, { course }) => describeList(route('course-news'), course.news),
  'course-news-all': (_, { course }) =>
    describeList(route('course-news-all'), { title: course.overview.allUnits, ...course.all }),
  'course-scene': (_, { scene }) => describePage(route('course-scene'), scene),
  'course-video': (_, { media }) => describePage(route('course-video'), media.video),
  'course-voice': (_, { voice }) => describeList(route('course-voice'), voice.list),
  'course-voice-old': (_, { voice }) => describeList(route('course-voice-old'), voice.old),
  'discovery-activity': (_, { activity }) => describePage(route('discovery-activity'), activity),
  faq: (_, { legal }) => describePage(route('faq'), legal.faq),
  'news-honor': (_, { newsHonor }) => describePage(route('news-honor'), newsHonor),
  price: (_, { plan }) => describeList(route('price'), plan),
  privacy: (language) => legal('privacy', language),
  quality: (_, { quality }) => describeList(route('quality'), quality),
  refund: (language) => legal('refund', language),
  tou: (language) => legal('tou', language),
  'course-news-slug': async (language, _, slug) => {
    const { headline, summary, envelope } = await cachedUnitPage(slug, language);
    return {
      ...describeItem(route('course-news-slug', { slug }), headline, summary, language),
      envelope,
    };
  },
  'course-scene-id': async (language, _, id) => {
    const { title, setting } = await findSceneSummary(id);
    return describeItem(route('course-scene-id', { id }), title, setting, language);
  },
  'course-video-id': async (language, _, id) => {
    const { title, summary, poster } = (await cachedMediaPage(id, 'VIDEO')).lesson;
    return { ...describeItem(route('course-video-id', { id }), title, summary, language), poster };
  },
  'course-voice-id': async (language, _, id) => {
    const { title, summary, envelope } = (await cachedMediaPage(id, 'VOICE')).lesson;
    return {
      ...describeItem(route('course-voice-id', { id }), title, summary, language),
      envelope,
    };
  },
  'discovery-activity-id': async (language, { activity }, id) => {
    const { title, summary, sample, cancelled } = await cachedActivityPage(id, language);
    const address = route('discovery-activity-id', { id });
    const page = { ...describeItem(address, title, summary, language), sample };
    const { colon } = WRITING[language];
    return cancelled ? { ...page, title: `${activity.cancelled}${colon}${page.title}` } : page;
  },
  'news-honor-id': async (language, _, id) => {
    const { title, summary, sample } = await cachedNewsHonorPage(id, language);
    return { ...describeItem(route('news-honor-id', { id }), title, summary, language), sample };
  },
} satisfies Partial<Record<RouteKey, DescribePage>>;

export type PublicPage = keyof typeof PUBLIC_PAGES;

/** Metadata of a page; a 404 for an unknown id. */
export async function getPageMetadata(
  key: PublicPage,
  language: Language,
  id: string,
): Promise<PageMetadata> {
  const describePage: DescribePage = PUBLIC_PAGES[key];
  return describePage(language, (await MESSAGES[language]()).default as Texts, id);
}

function describePage(path: string, { title, description }: TitleAndDescription): PageMetadata {
  return { path, title, description };
}

function describeList(
  path: string,
  { title, lead }: { title: string; lead: string },
): PageMetadata {
  return { path, title, description: lead };
}

function describeItem(
  path: string,
  title: Bilingual,
  summary: Bilingual,
  language: Language,
): PageMetadata {
  return { path, title: title[language], description: summary[language] };
}

async function legal(slug: LegalSlug, language: Language): Promise<PageMetadata> {
  const { title, intro } = await cachedLegalText(slug, language);
  return describeItem(route(slug), title, intro, language);
}

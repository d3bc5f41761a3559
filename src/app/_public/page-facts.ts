import 'server-only';
import type zh from '~/i18n/locales/zh';
import { TEXTS } from '~/i18n/texts';
import type { Language } from '~/lib/language';
import { type RouteKey, route } from '~/lib/routes';
import type { LegalSlug } from '~/schemas/publication';
import { activityPage, legalText, newsHonorPage } from '../[locale]/_catalogue/answers';
import { mediaPage } from '../[locale]/_media/media-page';
import { unitPage } from '../[locale]/_units/unit-page';

/** What search engines, shared links and their pictures tell of a public page. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** Peaks 0–100 of the page's own sound, for its picture. */
  envelope?: readonly number[];
  /** A picture of its own; otherwise one is drawn. */
  poster?: string | null;
  /** Made up to show how it looks: nobody shall find it with a search engine. */
  sample?: boolean;
}

type Texts = typeof zh;
type Bilingual = Record<Language, string>;
type Told = Pick<PageFacts, 'title' | 'description'>;
/** @param id of the page, for those that have one */
type Tell = (language: Language, texts: Texts, id: string) => PageFacts | Promise<PageFacts>;

/** Every public page that can be found and shared. */
export const PUBLIC_PAGES = {
  index: (_, { common: { tagline, description } }) =>
    told(route('index'), { title: tagline, description }),
  course: (_, { course }) => told(route('course'), course.overview),
  'course-news': (_, { course }) => listed(route('course-news'), course.news),
  'course-video': (_, { media }) => told(route('course-video'), media.video),
  'course-voice': (_, { voice }) => listed(route('course-voice'), voice.list),
  'course-voice-old': (_, { voice }) => listed(route('course-voice-old'), voice.old),
  'discovery-activity': (_, { activity }) => told(route('discovery-activity'), activity),
  faq: (_, { legal }) => told(route('faq'), legal.faq),
  'news-honor': (_, { newsHonor }) => told(route('news-honor'), newsHonor),
  price: (_, { plan }) => listed(route('price'), plan),
  privacy: (language) => legal('privacy', language),
  refund: (language) => legal('refund', language),
  tou: (language) => legal('tou', language),
  'course-news-slug': async (language, _, slug) => {
    const { headline, summary, envelope } = await unitPage(slug, language);
    return { ...named(route('course-news-slug', { slug }), headline, summary, language), envelope };
  },
  'course-video-id': async (language, _, id) => {
    const { title, summary, poster } = (await mediaPage(id, 'VIDEO', language)).lesson;
    return { ...named(route('course-video-id', { id }), title, summary, language), poster };
  },
  'course-voice-id': async (language, _, id) => {
    const { title, summary, envelope } = (await mediaPage(id, 'VOICE', language)).lesson;
    return { ...named(route('course-voice-id', { id }), title, summary, language), envelope };
  },
  'discovery-activity-id': async (language, _, id) => {
    const { title, summary } = await activityPage(id, language);
    return named(route('discovery-activity-id', { id }), title, summary, language);
  },
  'news-honor-id': async (language, _, id) => {
    const { title, summary, sample } = await newsHonorPage(id, language);
    return { ...named(route('news-honor-id', { id }), title, summary, language), sample };
  },
} satisfies Partial<Record<RouteKey, Tell>>;

export type PublicPage = keyof typeof PUBLIC_PAGES;

/** What is told of a page; a 404 when there is none of that id. */
export async function pageFacts(
  key: PublicPage,
  language: Language,
  id: string,
): Promise<PageFacts> {
  const tell: Tell = PUBLIC_PAGES[key];
  return tell(language, (await TEXTS[language]()).default as Texts, id);
}

function told(path: string, { title, description }: Told): PageFacts {
  return { path, title, description };
}

function listed(path: string, { title, lead }: { title: string; lead: string }): PageFacts {
  return { path, title, description: lead };
}

function named(path: string, title: Bilingual, summary: Bilingual, language: Language): PageFacts {
  return { path, title: title[language], description: summary[language] };
}

async function legal(slug: LegalSlug, language: Language): Promise<PageFacts> {
  const { title, intro } = await legalText(slug, language);
  return named(route(slug), title, intro, language);
}

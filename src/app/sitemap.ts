import type { MetadataRoute } from 'next';
import { LANGUAGES } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { addressesOf, addressOf } from './_public/addresses';
import { PUBLIC_PAGES } from './_public/page-facts';
import { newsHonors } from './[locale]/_catalogue/answers';
import { mediaList } from './[locale]/_media/media-page';

/** Asked of the database at request time: there is none while building. */
export const dynamic = 'force-dynamic';

interface Entry {
  path: string;
  changed?: Date;
}

/** Every public page in both languages, each with its twin. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await entries()).flatMap(({ path, changed }) =>
    LANGUAGES.map((language) => ({
      url: addressOf(path, language),
      ...(changed && { lastModified: changed }),
      alternates: { languages: addressesOf(path) },
    })),
  );
}

async function entries(): Promise<Entry[]> {
  const ask = publicCaller('zh');
  const [units, activities, news, ...films] = await Promise.all([
    cachedAnswer(['course.units'], ['units'], () => ask.course.units()),
    cachedAnswer(['activity.list'], ['activities'], () => ask.activity.list()),
    newsHonors('zh'),
    mediaList('VIDEO', 'zh'),
    mediaList('VOICE', 'zh'),
    mediaList('VOICE', 'zh', true),
  ]);
  const plain = Object.keys(PUBLIC_PAGES).filter(
    (key): key is PlainRoute => !/-(id|slug)$/.test(key),
  );
  return [
    ...plain.map((key) => ({ path: route(key) })),
    ...units.map(({ slug, publishedOn }) => ({
      path: route('course-news-slug', { slug }),
      changed: publishedOn,
    })),
    ...films.flat().map(({ kind, slug: id, publishedOn }) => ({
      path: route(kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', { id }),
      changed: publishedOn,
    })),
    ...activities.map(({ slug: id }) => ({ path: route('discovery-activity-id', { id }) })),
    ...news
      .filter(({ sample }) => !sample)
      .map(({ slug: id, publishedOn }) => ({
        path: route('news-honor-id', { id }),
        changed: publishedOn,
      })),
  ];
}

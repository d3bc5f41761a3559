import type { MetadataRoute } from 'next';
import { LANGUAGES } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { getAlternateUrls, getPageUrl } from './_seo/page-urls';
import { PUBLIC_PAGES } from './_seo/public-pages';
import { cachedMediaList } from './[locale]/_queries/media-lessons';
import { listAllScenes } from './[locale]/_queries/scenes';
import { cachedNewsHonors } from './[locale]/_queries/site-content';

/** Rendered per request: there is no database at build time. */
export const dynamic = 'force-dynamic';

interface Entry {
  path: string;
  changed?: Date;
}

/** Every public page in both languages, with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await entries()).flatMap(({ path, changed }) =>
    LANGUAGES.map((language) => ({
      url: getPageUrl(path, language),
      ...(changed && { lastModified: changed }),
      alternates: { languages: getAlternateUrls(path) },
    })),
  );
}

async function entries(): Promise<Entry[]> {
  const caller = publicCaller('zh');
  const [units, activities, news, scenes, ...videos] = await Promise.all([
    cachedQuery(['course.units'], ['units'], () => caller.course.units()),
    cachedQuery(['activity.list'], ['activities'], () => caller.activity.list()),
    cachedNewsHonors('zh'),
    listAllScenes(),
    cachedMediaList('VIDEO', 'zh'),
    cachedMediaList('VOICE', 'zh'),
    cachedMediaList('VOICE', 'zh', true),
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
    ...scenes.map(({ slug: id }) => ({ path: route('course-scene-id', { id }) })),
    ...videos.flat().map(({ kind, slug: id, publishedOn }) => ({
      path: route(kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', { id }),
      changed: publishedOn,
    })),
    ...activities
      .filter(({ sample }) => !sample)
      .map(({ slug: id }) => ({ path: route('discovery-activity-id', { id }) })),
    ...news
      .filter(({ sample }) => !sample)
      .map(({ slug: id, publishedOn }) => ({
        path: route('news-honor-id', { id }),
        changed: publishedOn,
      })),
  ];
}

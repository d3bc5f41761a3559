import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findSimilarFreeUnit } from '~/domain/similar-free-unit';
import { localePath } from '~/i18n/paths';
import { DEFAULT_LANGUAGE, type Language } from '~/lib/language';
import { toLessonPath } from '~/lib/requested-lesson';
import {
  type MediaContent,
  type MediaKind,
  type MediaPage,
  type MediaSummary,
  mediaSlugSchema,
} from '~/schemas/media-lesson';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { fileAddress } from './file-address';
import { orNotFound } from './or-not-found';
import { findCheapestPlan } from './plans';

/** The public page of a media lesson of either kind; a 404 for an unknown slug. */
const cachedLesson = cache(async (slug: string): Promise<MediaPage> => {
  if (!mediaSlugSchema.safeParse({ slug }).success) notFound();
  return cachedQuery(['mediaLesson.page', slug], ['media-lessons'], () =>
    publicCaller(DEFAULT_LANGUAGE).mediaLesson.page({ slug }),
  ).catch(orNotFound);
});

/** The public page of a media lesson; a 404 for an unknown slug or another kind. */
export async function cachedMediaPage(slug: string, kind: MediaKind): Promise<MediaPage> {
  const page = await cachedLesson(slug);
  if (page.lesson.kind !== kind) notFound();
  return page;
}

/** Content of a free lesson, as in its file; a 404 for any other lesson. */
export async function cachedFreeContent(slug: string): Promise<MediaContent> {
  const { content } = await cachedLesson(slug);
  return content ?? notFound();
}

/** Address of the file with the content of a free lesson: the same in both languages. */
export const lessonFile = (slug: string, content: MediaContent): string =>
  fileAddress(`/lessons/${slug}.json`, content);

/** The current lessons of a kind, newest first. */
export const cachedMediaList = cache(
  (kind: MediaKind, language: Language, archived = false): Promise<MediaSummary[]> =>
    cachedQuery(['mediaLesson.list', kind, String(archived)], ['media-lessons'], () =>
      publicCaller(language).mediaLesson.list({ kind, archived }),
    ),
);

/** Offer shown instead of a members' recording: the cheapest plan, and a free lesson of the same kind. Null
 *  for a free one. */
export async function membersOffer(lesson: MediaSummary, language: Language) {
  if (lesson.access === 'FREE') return null;
  const { kind, slug } = lesson;
  const all = await Promise.all([
    cachedMediaList(kind, language),
    cachedMediaList(kind, language, true),
  ]);
  const similar = findSimilarFreeUnit(lesson, all.flat());
  return {
    lesson: { kind, slug },
    cheapest: await findCheapestPlan(language),
    free: similar && {
      href: localePath(language, toLessonPath(similar)),
      title: similar.title[language],
    },
  };
}

import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findSimilarFreeUnit } from '~/domain/similar-free-unit';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { toLessonPath } from '~/lib/requested-lesson';
import {
  type MediaKind,
  type MediaPage,
  type MediaSummary,
  mediaSlugSchema,
} from '~/schemas/media-lesson';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { orNotFound } from './or-not-found';
import { findCheapestPlan } from './plans';

/** The public page of a media lesson; a 404 for an unknown slug or another kind. */
export const cachedMediaPage = cache(
  async (slug: string, kind: MediaKind, language: Language): Promise<MediaPage> => {
    if (!mediaSlugSchema.safeParse({ slug }).success) notFound();
    const page = await cachedQuery(['mediaLesson.page', slug], ['media-lessons'], () =>
      publicCaller(language).mediaLesson.page({ slug }),
    ).catch(orNotFound);
    if (page.lesson.kind !== kind) notFound();
    return page;
  },
);

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

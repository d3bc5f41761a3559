import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { freeLike } from '~/domain/free-like';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { lessonPath } from '~/lib/wanted-lesson';
import {
  type MediaKind,
  type MediaPage,
  type MediaSummary,
  mediaSlugSchema,
} from '~/schemas/media-lesson';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { cheapestPlan } from '../_catalogue/members-offer';
import { orNotFound } from '../_catalogue/or-not-found';

/** A recorded lesson's public page; an address that no lesson of this kind has is a 404. */
export const mediaPage = cache(
  async (slug: string, kind: MediaKind, language: Language): Promise<MediaPage> => {
    if (!mediaSlugSchema.safeParse({ slug }).success) notFound();
    const page = await cachedAnswer(['mediaLesson.page', slug], ['media-lessons'], () =>
      publicCaller(language).mediaLesson.page({ slug }),
    ).catch(orNotFound);
    if (page.lesson.kind !== kind) notFound();
    return page;
  },
);

/** The current lessons of a kind, newest first. */
export const mediaList = cache(
  (kind: MediaKind, language: Language, archived = false): Promise<MediaSummary[]> =>
    cachedAnswer(['mediaLesson.list', kind, String(archived)], ['media-lessons'], () =>
      publicCaller(language).mediaLesson.list({ kind, archived }),
    ),
);

/** What stands in the place of a members' recording: the plan that costs least, and a free lesson of the
 *  same kind. Null for a free one. */
export async function mediaOffer(lesson: MediaSummary, language: Language) {
  if (lesson.access === 'FREE') return null;
  const { kind, slug } = lesson;
  const all = await Promise.all([mediaList(kind, language), mediaList(kind, language, true)]);
  const like = freeLike(lesson, all.flat());
  return {
    lesson: { kind, slug },
    cheapest: await cheapestPlan(language),
    free: like && { href: localePath(language, lessonPath(like)), title: like.title[language] },
  };
}

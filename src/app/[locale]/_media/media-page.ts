import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '~/i18n/language';
import {
  type MediaKind,
  type MediaPage,
  type MediaSummary,
  mediaSlugSchema,
} from '~/schemas/media-lesson';
import { cachedAnswer, publicCaller } from '~/trpc/server';
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

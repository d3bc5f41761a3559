import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findSimilarFreeUnit } from '~/domain/similar-free-unit';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { type UnitPage, unitSlugSchema } from '~/schemas/lesson';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { orNotFound } from './or-not-found';

/** The public page of a unit; a 404 for an unknown slug or a withdrawn unit. */
export async function cachedUnitPage(slug: string, language: Language): Promise<UnitPage> {
  const unit = await cachedLessonUnit(slug, language);
  if (unit.withdrawn) notFound();
  return unit;
}

/** Every unit, newest first. */
export const cachedUnits = cache((language: Language) =>
  cachedQuery(['course.units'], ['units'], () => publicCaller(language).course.units()),
);

/** The unit of a lesson page, withdrawn ones included, for learners who have started them. */
export const cachedLessonUnit = cache(
  async (slug: string, language: Language): Promise<UnitPage> => {
    if (!unitSlugSchema.safeParse({ slug }).success) notFound();
    return cachedQuery(['course.unit', slug], ['units'], () =>
      publicCaller(language).course.unit({ slug }),
    ).catch(orNotFound);
  },
);

/** A link to a free unit similar to one for members; null when none is free. */
export async function similarFreeUnitLink(unit: UnitPage, language: Language) {
  const similar = findSimilarFreeUnit(unit, await cachedUnits(language));
  return (
    similar && {
      href: localePath(language, route('course-news-slug', { slug: similar.slug })),
      title: similar.headline[language],
    }
  );
}

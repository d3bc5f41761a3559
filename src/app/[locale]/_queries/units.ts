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

/** A unit's public page; an address that no unit has, or only one that was taken back, is a 404. */
export async function cachedUnitPage(slug: string, language: Language): Promise<UnitPage> {
  const unit = await cachedLessonUnit(slug, language);
  if (unit.withdrawn) notFound();
  return unit;
}

/** The unit of a lesson's page: also one that was taken back, for those who have begun it. */
export const cachedLessonUnit = cache(
  async (slug: string, language: Language): Promise<UnitPage> => {
    if (!unitSlugSchema.safeParse({ slug }).success) notFound();
    return cachedQuery(['course.unit', slug], ['units'], () =>
      publicCaller(language).course.unit({ slug }),
    ).catch(orNotFound);
  },
);

/** A free unit like one for members, for whoever cannot open that; null when none is free. */
export async function similarFreeUnitLink(unit: UnitPage, language: Language) {
  const units = await cachedQuery(['course.units'], ['units'], () =>
    publicCaller(language).course.units(),
  );
  const similar = findSimilarFreeUnit(unit, units);
  return (
    similar && {
      href: localePath(language, route('course-news-slug', { slug: similar.slug })),
      title: similar.headline[language],
    }
  );
}

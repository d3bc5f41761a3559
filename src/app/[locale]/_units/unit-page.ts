import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { freeLike } from '~/domain/free-like';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { type UnitPage, unitSlugSchema } from '~/schemas/lesson';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { orNotFound } from '../_catalogue/or-not-found';

/** A unit's public page; an address that no unit has, or only one that was taken back, is a 404. */
export async function unitPage(slug: string, language: Language): Promise<UnitPage> {
  const unit = await lessonUnit(slug, language);
  if (unit.withdrawn) notFound();
  return unit;
}

/** The unit of a lesson's page: also one that was taken back, for those who have begun it. */
export const lessonUnit = cache(async (slug: string, language: Language): Promise<UnitPage> => {
  if (!unitSlugSchema.safeParse({ slug }).success) notFound();
  return cachedAnswer(['course.unit', slug], ['units'], () =>
    publicCaller(language).course.unit({ slug }),
  ).catch(orNotFound);
});

/** A free unit like one for members, for whoever cannot open that; null when none is free. */
export async function freeUnitLike(unit: UnitPage, language: Language) {
  const units = await cachedAnswer(['course.units'], ['units'], () =>
    publicCaller(language).course.units(),
  );
  const like = freeLike(unit, units);
  return (
    like && {
      href: localePath(language, route('course-news-slug', { slug: like.slug })),
      title: like.headline[language],
    }
  );
}

import 'server-only';
import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '~/i18n/language';
import { type UnitPage, unitSlugSchema } from '~/schemas/lesson';
import { cachedAnswer, publicCaller } from '~/trpc/server';

/** A unit's public page; an address that no unit has is a 404. */
export const unitPage = cache(async (slug: string, language: Language): Promise<UnitPage> => {
  if (!unitSlugSchema.safeParse({ slug }).success) notFound();
  try {
    return await cachedAnswer(['course.unit', slug], ['units'], () =>
      publicCaller(language).course.unit({ slug }),
    );
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
});

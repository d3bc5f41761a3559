import 'server-only';
import type { Language } from '~/lib/language';
import type { Lesson } from '~/schemas/lesson';
import { createPageContext } from '~/server/api/page-context';
import { ServiceError } from '~/server/errors';
import { findFreeLesson } from '~/server/services/lesson/get-lesson';

/** The lesson of a free unit for the reader of a page, without opening it: a page never changes state. Null
 *  when only an opening can tell what the reader gets: a members' lesson, or why there is none. */
export async function findPageLesson(language: Language, slug: string): Promise<Lesson | null> {
  const ctx = await createPageContext(language);
  return findFreeLesson({ ctx, input: { slug } }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });
}

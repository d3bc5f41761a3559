import 'server-only';
import type { Language } from '~/lib/language';
import type { Lesson } from '~/schemas/lesson';
import { createPageContext } from '~/server/api/page-context';
import { ServiceError } from '~/server/errors';
import { findUnopenedLesson } from '~/server/services/lesson/get-lesson';

/** The lesson of a unit for the reader of a page, without opening it: a page never changes state. Null when only
 *  an opening can tell what the reader gets: members' content that was not sent before, or why there is none. */
export async function findPageLesson(language: Language, slug: string): Promise<Lesson | null> {
  const ctx = await createPageContext(language);
  return findUnopenedLesson({ ctx, input: { slug } }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });
}

import 'server-only';
import type { Language } from '~/lib/language';
import type { Lesson } from '~/schemas/lesson';
import { createPageContext } from '~/server/api/page-context';
import { ServiceError } from '~/server/errors';
import { findUnopenedLesson } from '~/server/services/lesson/get-lesson';

/** The lesson of a unit for the reader of a page, without opening it: a page never changes state. Null when
 *  the lesson must be opened first: for members' content that was not sent before, and for the reason of a
 *  refusal. */
export async function findPageLesson(language: Language, slug: string): Promise<Lesson | null> {
  const ctx = await createPageContext(language);
  return findUnopenedLesson({ ctx, input: { slug } }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });
}

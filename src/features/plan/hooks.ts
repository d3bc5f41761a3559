'use client';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import { trpc } from '~/trpc/react';

/** Title and URL of a lesson; null while they are loading, or when there is no such lesson. */
export function useLessonName(
  lesson: RequestedLesson | null,
): { title: string; href: string } | null {
  const language = useLanguage();
  const input = { slug: lesson?.slug ?? '' };
  const isUnit = lesson?.kind === 'UNIT';
  const rest = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  const unit = trpc.course.unit.useQuery(input, { enabled: lesson !== null && isUnit, ...rest });
  const media = trpc.mediaLesson.page.useQuery(input, {
    enabled: lesson !== null && !isUnit,
    ...rest,
  });
  const title = isUnit ? unit.data?.headline : media.data?.lesson.title;
  if (!lesson || !title || unit.data?.withdrawn) return null;
  return { title: title[language], href: localePath(language, toLessonPath(lesson)) };
}

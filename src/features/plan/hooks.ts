'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { parseRequestedLesson, type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import { trpc } from '~/trpc/react';
import { loadWantedLesson, storeWantedLesson } from './stored-wanted-lesson';

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

/** The members' lesson that led the user to the plans: the `next` of the URL, else the one stored in
 *  this tab. */
export function useWantedLesson(): RequestedLesson | null {
  const requested = useSearchParams().get('next');
  const hydrated = useHydrated();
  const [stored] = useState(loadWantedLesson);
  const here = useMemo(() => parseRequestedLesson(requested), [requested]);
  useEffect(() => {
    if (here) storeWantedLesson(here);
  }, [here]);
  return hydrated ? (here ?? stored) : null;
}

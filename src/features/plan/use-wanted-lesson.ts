'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { parseRequestedLesson, type RequestedLesson } from '~/lib/requested-lesson';
import { loadWantedLesson, storeWantedLesson } from './stored-wanted-lesson';

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

'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/client';
import type { ActivitySeats } from '~/schemas/activity';
import { fetchPublicQuery } from '~/trpc/public-query';

/** Free seats of the upcoming activities by slug, for pages that are the same for everybody; undefined until they
 *  are loaded. Refetched when the connection is back.
 *  @param isWanted whether they are needed yet */
export function useFreeSeats(isWanted = true): ReadonlyMap<string, ActivitySeats> | undefined {
  const language = useLanguage();
  const [seats, setSeats] = useState<ReadonlyMap<string, ActivitySeats>>();
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const load = async () => {
      const loaded = await fetchPublicQuery<ActivitySeats[]>(
        '/api/trpc/activity.seats',
        language,
      ).catch(
        // Without them the page shows the total number of seats.
        () => null,
      );
      if (loaded && isShown) setSeats(new Map(loaded.map((one) => [one.slug, one])));
    };
    void load();
    addEventListener('online', load);
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [isWanted, language]);
  return seats;
}

'use client';
import { getQueryKey } from '@trpc/react-query';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';
import { type LocalDataOwner, VISITOR } from './owner';

const SESSION_KEY = getQueryKey(trpc.auth.me, undefined, 'query');

/** The owner of the local data of this page; null until the session is known. The items of a lesson, which are mounted
 *  one after the other, do not request it again. */
export function useOwner(): LocalDataOwner | null {
  const query = trpc.auth.me.useQuery(undefined, { refetchOnMount: false });
  const { data: user } = useHydratedQuery(SESSION_KEY, query);
  return user === undefined ? null : (user?.email ?? VISITOR);
}

'use client';
import { getQueryKey } from '@trpc/react-query';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';
import { type LocalDataOwner, VISITOR } from './owner';

const SESSION_KEY = getQueryKey(trpc.auth.me, undefined, 'query');

/** Owner of the local data of this page; null until the session is known. */
export function useOwner(): LocalDataOwner | null {
  const { data: user } = useHydratedQuery(SESSION_KEY, trpc.auth.me.useQuery());
  return user === undefined ? null : (user?.email ?? VISITOR);
}

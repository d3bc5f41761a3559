'use client';
import { trpc } from '~/trpc/react';
import { type LocalDataOwner, VISITOR } from './owner';

/** Owner of the local data of this page; null until the session is known. */
export function useOwner(): LocalDataOwner | null {
  const { data: user } = trpc.auth.me.useQuery();
  return user === undefined ? null : (user?.email ?? VISITOR);
}

'use client';
import { trpc } from '~/trpc/react';
import { type LocalDataOwner, VISITOR } from './owner';

/** Whose work this device keeps now; null until it is known. */
export function useOwner(): LocalDataOwner | null {
  const { data: user } = trpc.auth.me.useQuery();
  return user === undefined ? null : (user?.email ?? VISITOR);
}

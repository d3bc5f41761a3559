'use client';
import { trpc } from '~/trpc/react';

/** A person as the operator's role may see them. */
export function usePerson(id: string) {
  return trpc.operator.console.person.useQuery({ id });
}

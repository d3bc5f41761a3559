'use client';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useSession } from '~/features/account/hooks';
import type { ActivitySeats, OwnRegistration } from '~/schemas/activity';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';

const SEATS_KEY = getQueryKey(trpc.activity.seats, undefined, 'query');

/** Seats of the upcoming activities, by slug; undefined until loaded.
 *  @param isWanted whether they are needed yet */
export function useSeats(isWanted = true): ReadonlyMap<string, ActivitySeats> | undefined {
  const query = trpc.activity.seats.useQuery(undefined, { enabled: isWanted });
  const { data } = useHydratedQuery(SEATS_KEY, query);
  return useMemo(() => data && new Map(data.map((one) => [one.slug, one])), [data]);
}

/** The user's registrations by slug; undefined for visitors and until loaded. */
export function useOwnRegistrations(): ReadonlyMap<string, OwnRegistration> | undefined {
  const isUser = useSession().status === 'user';
  const { data } = trpc.activity.mine.useQuery(undefined, { enabled: isUser });
  return useMemo(
    () => (isUser && data ? new Map(data.map((one) => [one.slug, one])) : undefined),
    [isUser, data],
  );
}

/** Registers for a seat or the waiting list. */
export function useRegister() {
  const settle = useSettle();
  return trpc.activity.register.useMutation({ onSettled: settle });
}

/** Cancels a registration. */
export function useCancelRegistration() {
  const settle = useSettle();
  return trpc.activity.cancel.useMutation({ onSettled: settle });
}

function useSettle() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.activity.mine.invalidate(), utils.activity.seats.invalidate()]);
}

'use client';
import { useSession } from '~/features/account/hooks';
import { trpc } from '~/trpc/react';

/** The user's own registrations and the seats, both by slug; each is undefined until loaded. */
export const useUserRegistrations = () => ({ seats: useSeats(), own: useOwnRegistrations() });

/** Seats of the upcoming activities, by slug; undefined until loaded. */
function useSeats() {
  const { data } = trpc.activity.seats.useQuery();
  return data && new Map(data.map((one) => [one.slug, one]));
}

/** The user's registrations by slug; undefined for visitors and until loaded. */
function useOwnRegistrations() {
  const { status } = useSession();
  const { data } = trpc.activity.mine.useQuery(undefined, { enabled: status === 'user' });
  return data && new Map(data.map((one) => [one.slug, one]));
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

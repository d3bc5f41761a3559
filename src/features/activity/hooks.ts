'use client';
import { useEffect, useState } from 'react';
import { useSession } from '~/features/account/hooks';
import { trpc } from '~/trpc/react';

/** How full the coming activities are, by slug; undefined until it is known. */
export function useSeats() {
  const { data } = trpc.activity.seats.useQuery();
  return data && new Map(data.map((one) => [one.slug, one]));
}

/** One's own registrations by slug; undefined for visitors and until it is known. */
export function useOwnRegistrations() {
  const { status } = useSession();
  const { data } = trpc.activity.mine.useQuery(undefined, { enabled: status === 'user' });
  return data && new Map(data.map((one) => [one.slug, one]));
}

/** Takes a seat or a place in the waiting list. */
export function useRegister() {
  const settle = useSettle();
  return trpc.activity.register.useMutation({ onSettled: settle });
}

/** Gives it back. */
export function useCancelRegistration() {
  const settle = useSettle();
  return trpc.activity.cancel.useMutation({ onSettled: settle });
}

function useSettle() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.activity.mine.invalidate(), utils.activity.seats.invalidate()]);
}

/** What time it is: the page's own when it was written, the reader's clock once it is alive. */
export function useNow(written: Date): Date {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

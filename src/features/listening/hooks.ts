'use client';
import { useState } from 'react';
import { listeningEntries } from '~/device/flush-listening-outbox';
import { storeListeningRound } from '~/device/listening-store';
import { requestSync } from '~/device/outbox';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';
import { useOwner } from '~/device/use-owner';
import type { ContrastResult } from '~/domain/listening/count-answers';
import { useAccent } from '~/features/lesson/use-accent';
import { trpc } from '~/trpc/react';

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

/** The questions of a round in the learner's accent, and a function that begins another one. They stay the same
 *  until then. */
export function useListeningRound({ enabled }: { enabled: boolean }) {
  const [seed, setSeed] = useState(newSeed);
  const { accent } = useAccent();
  const owner = useOwner();
  const round = trpc.listening.round.useQuery(
    { seed, accent },
    { enabled: enabled && owner !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  return { round, renew: () => setSeed(newSeed()) };
}

/** Stores the answers of a round on this device and sends them to the account as soon as there is a connection and a
 *  login. Where storage is not available they are sent from this tab. */
export function useSaveRound() {
  const owner = useOwner();
  return async (results: readonly ContrastResult[]): Promise<void> => {
    if (owner === null || results.length === 0) return;
    const round = { id: crypto.randomUUID(), madeAt: new Date(), results: [...results] };
    await storeListeningRound({ owner, round });
    requestSync();
  };
}

/** Sends unsent rounds, on every page, and refreshes the plan of the day after it. */
export function useListeningSync(): void {
  useOutboxSync(listeningOutbox);
}

const listeningOutbox: OutboxOf = ({ client, nextStep }) => ({
  entries: listeningEntries((input) => client.listening.save.mutate(input)),
  onSynced: () => nextStep.invalidate(),
});

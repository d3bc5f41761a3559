import type { SaveListeningRoundInput } from '~/schemas/listening';
import { outboxStore } from './outbox-store';
import type { LocalDataOwner } from './owner';

/** A round of listening that is not sent yet. */
export interface StoredListeningRound {
  owner: LocalDataOwner;
  round: Omit<SaveListeningRoundInput, 'account'>;
}

const key = (id: string) => `listening:${id}`;

/** Stores a round on this device until it is sent. One row for each, so that tabs cannot overwrite one another. */
export function storeListeningRound(stored: StoredListeningRound): Promise<void> {
  return outboxStore.set(key(stored.round.id), stored);
}

/** Unsent rounds of these owners, oldest first. */
export async function loadListeningRounds(
  owners: readonly LocalDataOwner[],
): Promise<StoredListeningRound[]> {
  const rows = await outboxStore.entries<StoredListeningRound>();
  return rows
    .filter(([name, row]) => name.startsWith('listening:') && owners.includes(row.owner))
    .map(([, row]) => row)
    .sort((a, b) => a.round.madeAt.getTime() - b.round.madeAt.getTime());
}

export function clearListeningRounds(rows: readonly StoredListeningRound[]): Promise<void> {
  return outboxStore.del(rows.map(({ round }) => key(round.id)));
}

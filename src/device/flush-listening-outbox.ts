import type { SaveListeningRoundInput } from '~/schemas/listening';
import {
  clearListeningRounds,
  loadListeningRounds,
  type StoredListeningRound,
} from './listening-store';
import { type OutboxEntries, outboxEntry } from './outbox';

/** Outbox entry of the rounds of listening on this device. Sending is idempotent. */
export function listeningEntries(
  save: (input: SaveListeningRoundInput) => Promise<unknown>,
): OutboxEntries {
  return [
    outboxEntry<StoredListeningRound, unknown>({
      unsent: loadListeningRounds,
      send: ([stored], owner) => save({ ...stored!.round, account: owner }),
      settle: async (rows, result) => {
        await clearListeningRounds(rows);
        return result === null ? 0 : rows.length;
      },
    }),
  ];
}

import { MAX_PLAYED_RANGES } from '~/domain/media-kinds';
import type { MediaProgress, SaveMediaProgressInput } from '~/schemas/media-lesson';
import {
  loadUnsentMediaProgress,
  markMediaProgressSent,
  type StoredMediaProgress,
} from './media-progress-store';
import { type OutboxEntries, outboxEntry, sendAll } from './outbox';
import type { LocalDataOwner } from './owner';

type Save = (input: SaveMediaProgressInput) => Promise<MediaProgress>;

/** Outbox entry of the positions in recorded lessons on this device.
 *  @param onSaved receives the account's progress after a save */
export function mediaEntries(
  save: Save,
  onSaved: (slug: string, progress: MediaProgress) => void,
): OutboxEntries {
  return [
    outboxEntry<StoredMediaProgress, MediaProgress>({
      unsent: loadUnsentMediaProgress,
      send: ([stored], owner) => save({ ...sendPosition(stored!), account: owner }),
      settle: async ([stored], progress) => {
        await markMediaProgressSent(stored!);
        if (progress) onSaved(stored!.slug, progress);
        return progress ? 1 : 0;
      },
    }),
  ];
}

/** Sends every unsent position of the account and of the visitor on this device. Sending is idempotent.
 *  @returns the account's progress after the save, by slug
 *  @throws the network's errors; everything unsent remains stored */
export async function flushMediaOutbox(
  save: Save,
  owner: LocalDataOwner,
): Promise<Map<string, MediaProgress>> {
  const accepted = new Map<string, MediaProgress>();
  const entries = mediaEntries(save, (slug, progress) => {
    accepted.set(slug, progress);
  });
  await sendAll(entries, owner);
  return accepted;
}

/** The position as input of the save: with its age by this device's clock, so that a wrong clock does no harm. */
function sendPosition({ slug, positionMs, heard, at }: StoredMediaProgress) {
  return {
    slug,
    positionMs,
    heard: heard.slice(0, MAX_PLAYED_RANGES),
    agoMs: Math.max(0, Date.now() - at),
  };
}

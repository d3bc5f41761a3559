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

/** Every place in a recorded lesson that this device keeps.
 *  @param onSaved is told what the account then has */
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

/** Sends every place that this device keeps for the account, a visitor's included. Sending twice is
 *  harmless.
 *  @returns what the account then has, by slug
 *  @throws what the network throws; everything unsent is still kept */
export async function flushMediaOutbox(
  save: Save,
  owner: LocalDataOwner,
): Promise<Record<string, MediaProgress>> {
  const accepted: Record<string, MediaProgress> = {};
  const entries = mediaEntries(save, (slug, progress) => {
    accepted[slug] = progress;
  });
  await sendAll(entries, owner);
  return accepted;
}

/** The place as it is sent: its age by this device's own clock, so that a wrong clock does no harm. */
function sendPosition({ slug, positionMs, heard, at }: StoredMediaProgress) {
  return {
    slug,
    positionMs,
    heard: heard.slice(0, MAX_PLAYED_RANGES),
    agoMs: Math.max(0, Date.now() - at),
  };
}

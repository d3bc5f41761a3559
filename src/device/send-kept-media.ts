import { MAX_HEARD_RANGES } from '~/domain/media-kinds';
import type { MediaProgress, SaveMediaProgressInput } from '~/schemas/media-lesson';
import { type KeptMedia, mediaSent, unsentMedia } from './media-store';
import { type OutboxEntries, outboxEntry, sendAll } from './outbox';
import type { Owner } from './owner';

type Save = (input: SaveMediaProgressInput) => Promise<MediaProgress>;

/** Every place in a recorded lesson that this device keeps.
 *  @param onSaved is told what the account then has */
export function mediaEntries(
  save: Save,
  onSaved: (slug: string, progress: MediaProgress) => void,
): OutboxEntries {
  return [
    outboxEntry<KeptMedia, MediaProgress>({
      unsent: unsentMedia,
      send: ([kept], owner) => save({ ...place(kept!), account: owner }),
      settle: async ([kept], progress) => {
        await mediaSent(kept!);
        if (progress) onSaved(kept!.slug, progress);
        return progress ? 1 : 0;
      },
    }),
  ];
}

/** Sends every place that this device keeps for the account, a visitor's included. Sending twice is
 *  harmless.
 *  @returns what the account then has, by slug
 *  @throws what the network throws; everything unsent is still kept */
export async function sendKeptMedia(
  save: Save,
  owner: Owner,
): Promise<Record<string, MediaProgress>> {
  const taken: Record<string, MediaProgress> = {};
  const entries = mediaEntries(save, (slug, progress) => {
    taken[slug] = progress;
  });
  await sendAll(entries, owner);
  return taken;
}

/** The place as it is sent: its age by this device's own clock, so that a wrong clock does no harm. */
function place({ slug, positionMs, heard, at }: KeptMedia) {
  return {
    slug,
    positionMs,
    heard: heard.slice(0, MAX_HEARD_RANGES),
    agoMs: Math.max(0, Date.now() - at),
  };
}

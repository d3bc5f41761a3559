import { MAX_HEARD_RANGES } from '~/domain/media-kinds';
import type { MediaProgress, SaveMediaProgressInput } from '~/schemas/media-lesson';
import { errorCode } from '~/trpc/error-code';
import { type KeptMedia, mediaSent, unsentMedia } from './media-store';
import { type Owner, VISITOR } from './owner';

type Save = (input: SaveMediaProgressInput) => Promise<MediaProgress>;

/** Such a refusal will not change by sending again; a lost network or session may come back. */
const FINAL: readonly (string | null)[] = [
  'MEDIA_LESSON_NOT_FOUND',
  'VIP_REQUIRED',
  'VALIDATION_FAILED',
];

/** Sends every place that this device keeps for the account, a visitor's included. Sending twice is
 *  harmless.
 *  @returns what the account then has, by slug
 *  @throws what the network throws; everything unsent is still kept */
export async function sendKeptMedia(
  save: Save,
  owner: Owner,
): Promise<Record<string, MediaProgress>> {
  const taken: Record<string, MediaProgress> = {};
  for (const kept of await unsentMedia([owner, VISITOR])) {
    try {
      taken[kept.slug] = await save({ ...place(kept), account: owner });
    } catch (error) {
      if (!FINAL.includes(errorCode(error))) throw error;
    }
    await mediaSent(kept);
  }
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

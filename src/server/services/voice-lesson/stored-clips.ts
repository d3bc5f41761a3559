import 'server-only';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import type { StoredClip } from './list-voice-clips';

/** The clips that were made of drafts, by the draft.
 *  @param draftId of one draft only */
export async function readStoredClips(
  db: Database,
  draftId?: string,
): Promise<Map<string, StoredClip[]>> {
  const rows = await db.voiceClip.findMany({
    ...(draftId && { where: { draftId } }),
    // Not the samples, which are megabytes.
    omit: { pcm: true, cues: true },
    orderBy: [{ accent: 'asc' }, { source: 'asc' }],
  });
  const clips = new Map<string, StoredClip[]>();
  for (const { draftId: id, path, accent, text, durationMs, selfScore } of rows) {
    const clip = { url: storage().publicUrl(path), accent, text, durationMs, selfScore };
    clips.set(id, [...(clips.get(id) ?? []), clip]);
  }
  return clips;
}

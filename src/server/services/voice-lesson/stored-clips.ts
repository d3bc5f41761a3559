import 'server-only';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import { listEditorNames } from '../news/editor-names';
import type { StoredClip } from './list-voice-clips';

/** The clips of drafts, without unused takes, by the draft.
 *  @param draftId limits them to one draft */
export async function readStoredClips(
  db: Database,
  draftId?: string,
): Promise<Map<string, StoredClip[]>> {
  const rows = await db.voiceClip.findMany({
    where: { isTake: false, ...(draftId && { draftId }) },
    // Not the samples, which are megabytes.
    omit: { pcm: true, cues: true },
    orderBy: [{ accent: 'asc' }, { source: 'asc' }],
  });
  const names = await listEditorNames(db, rows);
  const clips = new Map<string, StoredClip[]>();
  for (const { draftId: id, path, recordedAt, recordedById, ...row } of rows) {
    const { accent, source, text, durationMs, selfScore } = row;
    const by = names.get(recordedById ?? '') ?? null;
    const clip = {
      url: storage().publicUrl(path),
      accent,
      source,
      text,
      durationMs,
      selfScore,
      recorded: recordedAt && { at: recordedAt, by },
    };
    clips.set(id, [...(clips.get(id) ?? []), clip]);
  }
  return clips;
}

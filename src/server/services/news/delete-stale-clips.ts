import 'server-only';
import type { Tx } from '~/server/db';
import { scheduleFileDeletion } from '~/server/services/stored-file/schedule-deletion';
import type { MadeClip } from './make-clips';

/** Lessons that are open somewhere may still play a clip that was replaced. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** Lets go of a draft's clips of texts that were changed since. */
export async function deleteStaleClips(
  tx: Tx,
  { draftId, clips, now }: { draftId: string; clips: readonly MadeClip[]; now: Date },
): Promise<void> {
  const paths = clips.map(({ clip }) => clip.path);
  const where = { draftId, path: { notIn: paths } };
  const old = await tx.draftClip.findMany({ where, select: { path: true } });
  for (const { path } of old)
    await scheduleFileDeletion(tx, path, { userId: null, shown: false, now, delayMs: KEEP_MS });
  await tx.draftClip.deleteMany({ where });
}

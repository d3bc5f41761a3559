import 'server-only';
import type { Tx } from '~/server/db';
import { scheduleFileDeletion } from '~/server/services/stored-file/schedule-deletion';
import type { UnitClip } from './unit-clips';

/** Delay before a replaced clip's file is deleted: open lessons may still play it. */
const FILE_DELETION_DELAY_MS = 30 * 24 * 3_600_000;

/** Deletes a draft's clips that do not belong to its current texts. */
export async function deleteStaleClips(
  tx: Tx,
  { draftId, clips, now }: { draftId: string; clips: readonly UnitClip[]; now: Date },
): Promise<void> {
  const paths = clips.map(({ clip }) => clip.path);
  const where = { draftId, path: { notIn: paths } };
  const stale = await tx.draftClip.findMany({ where, select: { path: true } });
  for (const { path } of stale)
    await scheduleFileDeletion(tx, path, {
      userId: null,
      shown: false,
      now,
      delayMs: FILE_DELETION_DELAY_MS,
    });
  await tx.draftClip.deleteMany({ where });
}

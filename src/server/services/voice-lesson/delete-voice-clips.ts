import 'server-only';
import type { Accent } from '~/domain/speech/accent';
import type { Tx } from '~/server/db';
import { scheduleFileDeletion } from '../stored-file/schedule-deletion';

/** Delay before a replaced file is deleted, because open lessons may still play it. */
const FILE_DELETION_DELAY_MS = 30 * 24 * 3_600_000;

/** A clip by its name among those of its draft. */
interface ClipName {
  accent: Accent;
  source: string;
}

interface StaleClips {
  draftId: string;
  /** The clips that stay. */
  kept: readonly ClipName[];
  now: Date;
}

/** Deletes the clips of a draft that do not belong to its present texts. */
export async function deleteVoiceClips(tx: Tx, { draftId, kept, now }: StaleClips): Promise<void> {
  const clips = await tx.voiceClip.findMany({
    where: { draftId },
    select: { accent: true, source: true, path: true },
  });
  const stale = clips.filter(
    (clip) => !kept.some((one) => one.source === clip.source && one.accent === clip.accent),
  );
  for (const { path } of stale) await deleteFileLater(tx, path, now);
  await tx.voiceClip.deleteMany({
    where: { draftId, path: { in: stale.map(({ path }) => path) } },
  });
}

/** Schedules the deletion of a stored file in a month from now.
 *  @param path below the storage's root */
export async function deleteFileLater(tx: Tx, path: string, now: Date): Promise<void> {
  await tx.pendingFileDeletion.deleteMany({ where: { path } });
  const delayMs = FILE_DELETION_DELAY_MS;
  await scheduleFileDeletion(tx, path, { userId: null, shown: false, now, delayMs });
}

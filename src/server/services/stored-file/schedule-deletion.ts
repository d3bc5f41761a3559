import type { Tx } from '~/server/db';

interface ScheduledDeletion {
  /** The account of the file; null when it has none, or is being anonymised. */
  userId: string | null;
  /** Whether the file was ever shown: only such an avatar can be restored. */
  shown: boolean;
  now: Date;
  /** Delay before the deletion. */
  delayMs: number;
}

/** Schedules the deletion of a stored file, in the transaction after which it is no longer shown; a job
 *  deletes it.
 *  @param path null when there is no file */
export async function scheduleFileDeletion(
  tx: Tx,
  path: string | null,
  { userId, shown, now, delayMs }: ScheduledDeletion,
): Promise<void> {
  if (!path) return;
  const deleteAt = new Date(now.getTime() + delayMs);
  await tx.pendingFileDeletion.create({ data: { path, userId, shown, deleteAt, createdAt: now } });
}

/** Cancels the scheduled deletion of a file, in the transaction that shows it.
 *  @returns whether one was scheduled and had not begun */
export async function cancelFileDeletion(tx: Tx, path: string): Promise<boolean> {
  const { count } = await tx.pendingFileDeletion.deleteMany({ where: { path, tries: 0 } });
  return count === 1;
}

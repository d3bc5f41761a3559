import type { Tx } from '~/server/db';

interface ScheduledDeletion {
  /** Null: it is nobody's, or its owner is to be forgotten. */
  userId: string | null;
  /** Whether anybody ever saw it: only such a picture can be had back. */
  shown: boolean;
  now: Date;
  /** How long it stays before it is removed. */
  delayMs: number;
}

/** Lets go of a stored file, with the change after which nothing shows it: the cleaning job removes it.
 *  @param path null: there is none */
export async function scheduleFileDeletion(
  tx: Tx,
  path: string | null,
  { userId, shown, now, delayMs }: ScheduledDeletion,
): Promise<void> {
  if (!path) return;
  const deleteAt = new Date(now.getTime() + delayMs);
  await tx.pendingFileDeletion.create({ data: { path, userId, shown, deleteAt, createdAt: now } });
}

/** Takes a file off the list again, with the change that shows it.
 *  @returns whether it was there and no removal had begun */
export async function cancelFileDeletion(tx: Tx, path: string): Promise<boolean> {
  const { count } = await tx.pendingFileDeletion.deleteMany({ where: { path, tries: 0 } });
  return count === 1;
}

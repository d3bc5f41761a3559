import type { Tx } from '~/server/db';

interface Discarded {
  /** Null: it is nobody's, or its owner is to be forgotten. */
  userId: string | null;
  /** Whether anybody ever saw it: only such a picture can be had back. */
  shown: boolean;
  now: Date;
  /** How long it stays before it is removed. */
  keepMs: number;
}

/** Lets go of a stored file, with the change after which nothing shows it: the cleaning job removes it.
 *  @param path null: there is none */
export async function discardFile(
  tx: Tx,
  path: string | null,
  { userId, shown, now, keepMs }: Discarded,
): Promise<void> {
  if (!path) return;
  const removeAt = new Date(now.getTime() + keepMs);
  await tx.discardedFile.create({ data: { path, userId, shown, removeAt, createdAt: now } });
}

/** Takes a file off the list again, with the change that shows it.
 *  @returns whether it was there and no removal had begun */
export async function keepFile(tx: Tx, path: string): Promise<boolean> {
  const { count } = await tx.discardedFile.deleteMany({ where: { path, tries: 0 } });
  return count === 1;
}

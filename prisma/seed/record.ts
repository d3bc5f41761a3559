import { createHash } from 'node:crypto';
import type { Tx } from '~/server/db';

/** SHA-256, in hex, of any content as JSON. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Hash of the content last seeded under this name, or null. */
export async function seededHash(tx: Tx, name: string): Promise<string | null> {
  return (await tx.seedRecord.findUnique({ where: { name } }))?.contentHash ?? null;
}

/** Records the content seeded under this name. */
export async function recordSeeded(tx: Tx, name: string, hash: string): Promise<void> {
  await tx.seedRecord.upsert({
    where: { name },
    create: { name, contentHash: hash },
    update: { contentHash: hash, seededAt: new Date() },
  });
}

/** Runs `write` when the content is new or has changed since it was last seeded. */
export async function ifChanged(
  tx: Tx,
  name: string,
  content: unknown,
  write: () => Promise<unknown>,
): Promise<void> {
  const hash = contentHash(content);
  if ((await seededHash(tx, name)) === hash) return;
  await write();
  await recordSeeded(tx, name, hash);
}

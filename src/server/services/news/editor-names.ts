import 'server-only';
import type { Database } from '~/server/db';

/** Names of the editors who have recorded clips, by their id; without those whose account is gone. */
export async function listEditorNames(
  db: Database,
  clips: readonly { recordedById: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(clips.flatMap(({ recordedById }) => recordedById ?? []))];
  if (ids.length === 0) return new Map();
  const users = await db.user.findMany({
    where: { id: { in: ids }, name: { not: '' } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

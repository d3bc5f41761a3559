import 'server-only';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Activity } from '~/server/prisma-client/client';

/** Locks an activity until the transaction ends, so that changes of its seats are serialised.
 *  @throws ServiceError ACTIVITY_NOT_FOUND */
export async function lockActivity(tx: Tx, slug: string): Promise<Activity> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Activity" WHERE slug = ${slug} FOR UPDATE`;
  const [row] = rows;
  if (!row) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return tx.activity.findUniqueOrThrow({ where: { id: row.id } });
}

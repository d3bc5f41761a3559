import 'server-only';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Activity } from '~/server/prisma-client/client';

/** An activity whose seats are about to change: whoever else wants one waits for this transaction.
 *  @throws ServiceError ACTIVITY_NOT_FOUND */
export async function lockActivity(tx: Tx, slug: string): Promise<Activity> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Activity" WHERE slug = ${slug} FOR UPDATE`;
  const [row] = rows;
  if (!row) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return tx.activity.findUniqueOrThrow({ where: { id: row.id } });
}

import { periods } from '~/domain/membership';
import type { Database } from '~/server/db';
import { getLedger } from './get-ledger';

/** Whether members' content was sent to a user, and recorded, since the latest beginning of their member time;
 *  sending it again is then no further use.
 *  @param content such as `unit:slug`, as `recordOpening` names it */
export async function hasRecordedOpening(
  db: Database,
  userId: string,
  content: `${'unit' | 'media'}:${string}`,
  now: Date,
): Promise<boolean> {
  const opening = await db.membersOpening.findUnique({
    where: { userId_content: { userId, content } },
    select: { openedAt: true },
  });
  if (!opening) return false;
  const { openedAt } = opening;
  return periods(await getLedger(db, userId)).every(({ from }) => from <= openedAt || from > now);
}

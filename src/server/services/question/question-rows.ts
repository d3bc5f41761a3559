import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Locks the groups of the questions, always in the same order, so that changes of their order are serialised.
 *  @throws ServiceError CONTENT_NOT_FOUND when one is missing */
export async function lockGroups(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    const locked = await tx.$executeRaw`
      SELECT id FROM "FaqGroup" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    if (locked === 0) throw new ServiceError('CONTENT_NOT_FOUND');
  }
}

/** The position below all questions of a group; the caller holds its lock. */
export async function lastPosition(tx: Tx, groupId: string): Promise<number> {
  const { _max } = await tx.faqEntry.aggregate({ where: { groupId }, _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

/** Marks the pages with questions as stale. */
export const markQuestionsStale = (tx: Tx, at: Date): Promise<void> =>
  markTagsStale(tx, ['faq'], at);

import 'server-only';
import type { Verb } from '~/server/context';
import type { PlannedPublication } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { deletePlannedPublication } from '../planned-publication/delete-planned';
import { lockDraft } from './draft-rows';
import { writePublication } from './write-publication';

/** Publishes a voice lesson whose planned hour has come.
 *  @returns whether this call has published it; false if another worker or an editor has, or if the order was
 *    cancelled
 *  @throws ServiceError CONTENT_NOT_FOUND | CONTENT_CHANGED | CLIPS_MISSING | DRAFT_INCOMPLETE */
export async function publishPlannedLesson({
  ctx,
  input: { draftId: id, version, publishAt, reason },
}: Verb<PlannedPublication>): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    if (!(await deletePlannedPublication(tx, id, publishAt))) return false;
    const live = await tx.mediaLesson.findUnique({ where: { id } });
    await writePublication(tx, ctx, { draft, live, reason });
    return true;
  });
}

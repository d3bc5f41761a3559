import type { Verb } from '~/server/context';
import type { PlannedPublication } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { deletePlannedPublication } from '../planned-publication/delete-planned';
import { lockVideo } from './lock-video';
import { showOrHideVideo } from './set-video-hidden';

/** Shows a hidden video, in its present state, when its hour has come.
 *  @returns whether this call has shown it; false if another worker or an editor has, or if the order was
 *    cancelled
 *  @throws ServiceError CONTENT_NOT_FOUND */
export async function showPlannedVideo({
  ctx,
  input: { draftId: id, publishAt, reason },
}: Verb<PlannedPublication>): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    await lockVideo(tx, { id });
    if (!(await deletePlannedPublication(tx, id, publishAt))) return false;
    await showOrHideVideo(tx, ctx, { id, hidden: false, reason });
    return true;
  });
}

import 'server-only';
import type { DiscardDraftInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { deletePlannedPublication } from '~/server/services/planned-publication/delete-planned';
import { withTransaction } from '~/server/transaction';
import { deleteStaleClips } from './delete-stale-clips';
import { updateDraft } from './draft-rows';

/** Deletes a draft that was never published, with the clips of an interrupted publication; other drafts may
 *  choose its words and sentences again. It cannot be undone.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED (it
 *    was published) */
export async function discardDraft({
  ctx,
  input: { id, version },
}: Verb<DiscardDraftInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  await withTransaction(ctx, async (tx) => {
    await updateDraft(tx, { id, version, states: ['DRAFT'] }, {});
    await deleteStaleClips(tx, { draftId: id, clips: [], now: ctx.now() });
    await tx.clipRun.deleteMany({ where: { draftId: id } });
    await deletePlannedPublication(tx, id);
    await tx.unitDraft.delete({ where: { id } });
    await recordAct(tx, ctx, {
      kind: 'unit.discard',
      permission: 'unit.edit',
      subject: ['draft', id],
      before: { version },
    });
  });
}

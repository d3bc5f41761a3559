import 'server-only';
import type { DraftIdInput } from '~/schemas/news';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { requireDraft } from './draft-rows';

/** Takes back the order to publish a draft at an hour, also one that failed. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CLOSED (it was published already) */
export async function cancelPlannedPublication({
  ctx,
  input: { id },
}: Verb<DraftIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  await withTransaction(ctx, async (tx) => {
    // A publication that is under way goes first.
    await tx.$queryRaw`SELECT id FROM "UnitDraft" WHERE id = ${id}::uuid FOR UPDATE`;
    const planned = await tx.plannedPublication.findUnique({ where: { draftId: id } });
    if (!planned) {
      if ((await requireDraft(tx, id)).state === 'PUBLISHED')
        throw new ServiceError('DRAFT_CLOSED');
      return;
    }
    await tx.plannedPublication.delete({ where: { draftId: id } });
    await recordAct(tx, ctx, {
      kind: 'unit.unplan',
      permission: 'unit.publish',
      subject: ['draft', id],
      before: { version: planned.version, publishAt: planned.publishAt.toISOString() },
    });
  });
}

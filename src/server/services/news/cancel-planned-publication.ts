import 'server-only';
import type { DraftIdInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { takeBackPlanned } from '~/server/services/planned-publication/take-back-planned';
import { withTransaction } from '~/server/transaction';
import { requireDraft } from './draft-rows';

/** Cancels the order to publish a draft at an hour, even one that failed. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | PUBLICATION_DONE (it was
 *    published already) */
export async function cancelPlannedPublication({
  ctx,
  input: { id },
}: Verb<DraftIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  await withTransaction(ctx, async (tx) => {
    await tx.$executeRaw`SELECT id FROM "UnitDraft" WHERE id = ${id}::uuid FOR UPDATE`;
    await takeBackPlanned(tx, ctx, {
      draftId: id,
      kind: 'unit.unplan' as const,
      permission: 'unit.publish' as const,
      subject: ['draft', id],
      isPublished: async () => (await requireDraft(tx, id)).state === 'PUBLISHED',
    });
  });
}

import 'server-only';
import type { PlanPublicationInput } from '~/schemas/unit-publication';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { savePlannedPublication } from '~/server/services/planned-publication/save-planned';
import { withTransaction } from '~/server/transaction';
import { lockOpenDraft } from './draft-rows';
import { requireMadeClips } from './unit-clips';
import { requireArticles } from './write-publication';

/** Plans the publication of a ready draft at a full hour in Taipei; a later order replaces an earlier one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED
 *    (published) | PUBLICATION_HOUR_PAST | CLIPS_MISSING | DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function planPublication({
  ctx,
  input: { id, version, reason, ...hour },
}: Verb<PlanPublicationInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  await withTransaction(ctx, async (tx) => {
    const draft = await lockOpenDraft(tx, { id, version });
    await requireArticles(tx, draft);
    await requireMadeClips(tx, draft);
    const planned = { kind: 'UNIT', draftId: id, version, reason, now: ctx.now() } as const;
    const publishAt = await savePlannedPublication(tx, { ...planned, ...hour });
    await recordAct(tx, ctx, {
      kind: 'unit.plan',
      permission: 'unit.publish',
      subject: ['draft', id],
      after: { version, publishAt: publishAt.toISOString() },
      reason,
    });
  });
}

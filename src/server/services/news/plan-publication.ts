import 'server-only';
import { startOfDay } from '~/domain/day';
import type { PlanPublicationInput } from '~/schemas/unit-publication';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { lockOpenDraft } from './draft-rows';
import { requireMadeClips } from './unit-clips';
import { requireArticles } from './write-publication';

const HOUR_MS = 3_600_000;

/** Has a draft that is ready published at a full hour in Taipei; a later order takes the place of an earlier one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED
 *    (published) | PUBLICATION_HOUR_PAST | CLIPS_MISSING | DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function planPublication({
  ctx,
  input: { id, version, day, hour, reason = '' },
}: Verb<PlanPublicationInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  const publishAt = new Date(startOfDay(day).getTime() + hour * HOUR_MS);
  await withTransaction(ctx, async (tx) => {
    const draft = await lockOpenDraft(tx, { id, version });
    if (publishAt <= ctx.now()) throw new ServiceError('PUBLICATION_HOUR_PAST');
    await requireArticles(tx, draft);
    await requireMadeClips(tx, draft);
    const order = { version, publishAt, reason, failure: null, failedAt: null };
    await tx.plannedPublication.upsert({
      where: { draftId: id },
      create: { draftId: id, ...order },
      update: order,
    });
    await recordAct(tx, ctx, {
      kind: 'unit.plan',
      permission: 'unit.publish',
      subject: ['draft', id],
      after: { version, publishAt: publishAt.toISOString() },
      reason,
    });
  });
}

import 'server-only';
import type { CorrectUnitInput } from '~/schemas/unit-publication';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { requireDraft, updateDraft } from './draft-rows';

/** Opens the draft of a published unit again. Learners use the live version until the draft is published again,
 *  and then keep their cards and attempts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED (not
 *    published) */
export async function correctUnit({
  ctx,
  input: { id, version },
}: Verb<CorrectUnitInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  const { items, texts, recordings } = await requireDraft(ctx.db, id);
  await withTransaction(ctx, async (tx) => {
    await updateDraft(
      tx,
      { id, version, states: ['PUBLISHED'] },
      { state: 'CORRECTING', live: { items, texts, recordings } },
    );
    await recordAct(tx, ctx, {
      kind: 'unit.correct',
      permission: 'unit.publish',
      subject: ['unit', texts.slug],
      before: { state: 'PUBLISHED', version },
      after: { state: 'CORRECTING', version: version + 1 },
    });
  });
}

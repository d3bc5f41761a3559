import 'server-only';
import { draftRecordingsSchema } from '~/schemas/clip-recording';
import { draftItemsSchema, draftTextsSchema } from '~/schemas/news';
import type { CorrectUnitInput } from '~/schemas/unit-publication';
import type { Verb } from '~/server/context';
import { Prisma } from '~/server/db';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { deletePlannedPublication } from '~/server/services/planned-publication/delete-planned';
import { withTransaction } from '~/server/transaction';
import { requireDraft, updateDraft } from './draft-rows';

/** Discards the correction of a published unit: its draft has the live content again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED (it
 *    is not under correction) */
export async function dropCorrection({
  ctx,
  input: { id, version },
}: Verb<CorrectUnitInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  const draft = await requireDraft(ctx.db, id);
  const live = (draft.live ?? draft) as Record<'items' | 'texts' | 'recordings', unknown>;
  await withTransaction(ctx, async (tx) => {
    await updateDraft(
      tx,
      { id, version, states: ['CORRECTING'] },
      {
        state: 'PUBLISHED',
        live: Prisma.DbNull,
        items: draftItemsSchema.parse(live.items),
        texts: draftTextsSchema.parse(live.texts),
        recordings: draftRecordingsSchema.parse(live.recordings ?? []),
      },
    );
    await deletePlannedPublication(tx, id);
    await recordAct(tx, ctx, {
      kind: 'unit.keep',
      permission: 'unit.publish',
      subject: ['unit', draft.texts.slug],
      before: { state: 'CORRECTING', version },
      after: { state: 'PUBLISHED', version: version + 1 },
    });
  });
}

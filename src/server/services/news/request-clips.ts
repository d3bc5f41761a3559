import 'server-only';
import type { RequestClipsInput } from '~/schemas/unit-publication';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { draftProblems, lockOpenDraft } from './draft-rows';
import { openClipRun } from './open-clip-run';
import { assertNothingMissing } from './write-publication';

/** Requests the clips of a draft's present version from the worker. While a run of this version is open, another
 *  request changes nothing; after its end, a new run continues with the stored clips.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED (published)
 *    | DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function requestClips({
  ctx,
  input: { id, version },
}: Verb<RequestClipsInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  await withTransaction(ctx, async (tx) => {
    assertNothingMissing(draftProblems(await lockOpenDraft(tx, { id, version })));
    if (!(await openClipRun(tx, { draftId: id, version, kind: 'UNIT', now: ctx.now() }))) return;
    await recordAct(tx, ctx, {
      kind: 'unit.clips',
      permission: 'unit.publish',
      subject: ['draft', id],
      after: { version },
    });
  });
}

import 'server-only';
import type { RequestClipsInput } from '~/schemas/unit-publication';
import { type Verb, withTransaction } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { draftView, lockOpenDraft } from './draft-rows';
import { assertNothingMissing } from './write-publication';

/** Asks the worker for the clips of a draft, as it is now. While a run of this version is open, another request
 *  changes nothing; after one that ended, it begins again with the clips that are stored.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED
 *    (published) | DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function requestClips({
  ctx,
  input: { id, version },
}: Verb<RequestClipsInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.publish' });
  await withTransaction(ctx, async (tx) => {
    assertNothingMissing(draftView(await lockOpenDraft(tx, { id, version })).missing);
    const open = await tx.clipRun.findUnique({
      where: { draftId: id, version, state: { in: ['WAITING', 'RUNNING'] } },
    });
    if (open) return;
    const fresh = {
      ...({ version, state: 'WAITING', claim: null, leaseUntil: null, tries: 0 } as const),
      ...{ done: 0, total: null, problems: {}, clips: [], failure: null },
      ...{ requestedAt: ctx.now(), endedAt: null },
    };
    await tx.clipRun.upsert({
      where: { draftId: id },
      create: { draftId: id, ...fresh },
      update: fresh,
    });
    await recordAct(tx, ctx, {
      kind: 'unit.clips',
      permission: 'unit.publish',
      subject: ['draft', id],
      after: { version },
    });
  });
}

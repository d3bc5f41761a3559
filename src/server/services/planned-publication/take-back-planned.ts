import 'server-only';
import type { ActKind, SubjectKind } from '~/domain/operator-act';
import type { Permission } from '~/domain/permissions';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { recordAct } from '../operator/record-act';

interface TakenBack {
  draftId: string;
  kind: ActKind;
  permission: Permission;
  subject: [kind: SubjectKind, id: string];
  /** Whether the planned content is already public, so that the order can no longer be cancelled. */
  isPublished: () => Promise<boolean>;
}

/** Cancels the order of a planned publication, even one that failed. The caller has locked the draft or video, so
 *  that a running publication ends first. Without an order nothing is changed.
 *  @throws ServiceError PUBLICATION_DONE (it was published already) */
export async function takeBackPlanned(
  tx: Tx,
  ctx: ServiceContext,
  { draftId, kind, permission, subject, isPublished }: TakenBack,
): Promise<void> {
  const planned = await tx.plannedPublication.findUnique({ where: { draftId } });
  if (!planned) {
    if (await isPublished()) throw new ServiceError('PUBLICATION_DONE');
    return;
  }
  await tx.plannedPublication.delete({ where: { draftId } });
  await recordAct(tx, ctx, {
    kind,
    permission,
    subject,
    before: { version: planned.version, publishAt: planned.publishAt.toISOString() },
  });
}

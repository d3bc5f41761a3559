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
  /** Whether what was planned is public by now, so that nothing can be taken back. */
  isPublished: () => Promise<boolean>;
}

/** Takes back the order to publish something at an hour, also one that failed. The caller has locked what is to be
 *  published: a publication that is under way goes first. Without an order nothing is changed.
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

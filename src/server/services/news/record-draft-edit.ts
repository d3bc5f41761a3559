import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { recordAct } from '~/server/services/operator/record-act';

/** Writes the change of a draft from one version to the next into the log of acts.
 *  @param discarded number of recordings that no longer match its texts */
export function recordDraftEdit(
  tx: Tx,
  ctx: ServiceContext,
  { id, version, discarded = 0 }: { id: string; version: number; discarded?: number },
): Promise<void> {
  return recordAct(tx, ctx, {
    kind: 'unit.edit',
    permission: 'unit.edit',
    subject: ['draft', id],
    before: { version },
    after: { version: version + 1, ...(discarded > 0 && { discardedRecordings: discarded }) },
  });
}

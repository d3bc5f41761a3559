import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { recordAct } from '~/server/services/operator/record-act';

/** Writes the change of a draft from one version to the next into the log of acts. */
export function recordDraftEdit(
  tx: Tx,
  ctx: ServiceContext,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return recordAct(tx, ctx, {
    kind: 'unit.edit',
    permission: 'unit.edit',
    subject: ['draft', id],
    before: { version },
    after: { version: version + 1 },
  });
}

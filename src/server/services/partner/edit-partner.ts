import type { EditPartnerInput } from '~/schemas/operator-partner';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { markTagsStale } from '../stale-tag/mark-stale';
import { partnerColumns } from './partner-columns';

/** Writes a partner anew, in the version that the operator read, and has the front page made anew. It is no sample any
 *  more. A partner that is as it should be is left alone.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague was faster) */
export async function editPartner({ ctx, input }: Verb<EditPartnerInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id, version } = input;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const before = await tx.partner.findUnique({ where: { id } });
    if (!before) throw new ServiceError('CONTENT_NOT_FOUND');
    const { nameZh, nameEn, roleZh, roleEn, url } = before;
    const columns = partnerColumns(input);
    const changed = changedValues({ nameZh, nameEn, roleZh, roleEn, url }, columns);
    if (!changed) return;
    const { count } = await tx.partner.updateMany({
      where: { id, version },
      data: { ...columns, sample: false, version: { increment: 1 }, editedAt: at },
    });
    if (count === 0) throw new ServiceError('CONTENT_CHANGED');
    await markTagsStale(tx, ['partners'], at);
    await recordAct(tx, ctx, {
      kind: 'partner.edit',
      permission: 'siteContent.write',
      subject: ['partner', before.slug],
      ...changed,
    });
  });
}

import type { EditPartnerInput } from '~/schemas/operator-partner';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { markTagsStale } from '../stale-tag/mark-stale';
import { partnerColumns } from './partner-columns';

/** Changes a partner, in the version that the operator read, and marks the home page stale. It is no sample any
 *  more. An unchanged partner is not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) */
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

import type { SetHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Hides a partner from learners, or shows it again, and has the front page made anew. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setPartnerHidden({
  ctx,
  input: { id, hidden },
}: Verb<SetHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  await withTransaction(ctx, async (tx) => {
    const partner = await tx.partner.findUnique({ where: { id }, select: { slug: true } });
    if (!partner) throw new ServiceError('CONTENT_NOT_FOUND');
    const { count } = await tx.partner.updateMany({
      where: { id, hidden: !hidden },
      data: { hidden },
    });
    if (count === 0) return;
    await markTagsStale(tx, ['partners'], ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? 'partner.hide' : 'partner.show',
      permission: 'siteContent.write',
      subject: ['partner', partner.slug],
      before: { hidden: !hidden },
      after: { hidden },
    });
  });
}

import { dateToDay, dayToDate, taipeiDay } from '~/domain/day';
import type { WithdrawLegalInput } from '~/schemas/operator-legal';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockVersions } from './lock-versions';

/** Takes back a version whose day has not begun: nobody can have accepted it. Its text stays in the log of acts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | LEGAL_IN_FORCE */
export async function withdrawLegalText({
  ctx,
  input: { slug, version, reason },
}: Verb<WithdrawLegalInput>): Promise<void> {
  requirePermission({ ctx, input: 'legal.publish' });
  await withTransaction(ctx, async (tx) => {
    await lockVersions(tx, slug);
    const where = { slug, version: dayToDate(version) };
    const row = await tx.legalText.findFirst({ where });
    if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
    if (version <= taipeiDay(ctx.now())) throw new ServiceError('LEGAL_IN_FORCE');
    await tx.legalText.delete({ where: { id: row.id } });
    const before = await tx.legalText.findFirst({ where: { slug }, orderBy: { version: 'desc' } });
    await markTagsStale(tx, ['legal'], ctx.now());
    const { titleZh, titleEn, statusZh, statusEn, introZh, introEn, sections } = row;
    const texts = { titleZh, titleEn, statusZh, statusEn, introZh, introEn };
    await recordAct(tx, ctx, {
      kind: 'legal.withdraw',
      permission: 'legal.publish',
      subject: ['legal', slug],
      before: { version, ...texts, sections: JSON.stringify(sections) },
      after: { version: before ? dateToDay(before.version) : null },
      reason,
    });
  });
}

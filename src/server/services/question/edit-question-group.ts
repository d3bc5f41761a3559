import type { EditQuestionGroupInput } from '~/schemas/operator-question';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { lockGroups, markQuestionsStale } from './question-rows';

/** Changes the title of a group of questions, in the version that the operator read, and marks the page stale.
 *  An unchanged title is not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) */
export async function editQuestionGroup({
  ctx,
  input,
}: Verb<EditQuestionGroupInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id, version, title } = input;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await lockGroups(tx, [id]);
    const { slug, titleZh, titleEn } = await tx.faqGroup.findUniqueOrThrow({ where: { id } });
    const columns = { titleZh: title.zh, titleEn: title.en };
    const changed = changedValues({ titleZh, titleEn }, columns);
    if (!changed) return;
    const { count } = await tx.faqGroup.updateMany({
      where: { id, version },
      data: { ...columns, version: { increment: 1 }, editedAt: at },
    });
    if (count === 0) throw new ServiceError('CONTENT_CHANGED');
    await markQuestionsStale(tx, at);
    await recordAct(tx, ctx, {
      kind: 'question.group',
      permission: 'siteContent.write',
      subject: ['question', slug],
      ...changed,
    });
  });
}

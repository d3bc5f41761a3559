import type { EditQuestionInput } from '~/schemas/operator-question';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { questionColumns } from './question-columns';
import { lastPosition, lockGroups, markQuestionsStale } from './question-rows';

/** Changes a question, in the version that the operator read, and marks the page stale. In another group it
 *  comes below the others. An unchanged question is not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) */
export async function editQuestion({ ctx, input }: Verb<EditQuestionInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id, version, groupId } = input;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const before = await tx.faqEntry.findUnique({ where: { id } });
    if (!before) throw new ServiceError('CONTENT_NOT_FOUND');
    await lockGroups(tx, [groupId, before.groupId]);
    const columns = questionColumns(input);
    const { groupId: oldGroup, questionZh, questionEn, answerZh, answerEn } = before;
    const changed = changedValues(
      { groupId: oldGroup, questionZh, questionEn, answerZh, answerEn },
      columns,
    );
    if (!changed) return;
    const isMoved = groupId !== oldGroup;
    const { count } = await tx.faqEntry.updateMany({
      where: { id, version },
      data: {
        ...columns,
        ...(isMoved && { position: await lastPosition(tx, groupId) }),
        version: { increment: 1 },
        editedAt: at,
      },
    });
    if (count === 0) throw new ServiceError('CONTENT_CHANGED');
    if (isMoved) await tx.faqGroup.update({ where: { id: groupId }, data: { orderedAt: at } });
    await markQuestionsStale(tx, at);
    await recordAct(tx, ctx, {
      kind: 'question.edit',
      permission: 'siteContent.write',
      subject: ['question', before.slug],
      ...changed,
    });
  });
}

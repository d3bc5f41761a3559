import type { AddQuestionInput } from '~/schemas/operator-question';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { questionColumns } from './question-columns';
import { lastPosition, lockGroups, markQuestionsStale } from './question-rows';

/** Adds a question below the others of its group, and marks the page stale. The same id twice is one question.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND (the group) */
export async function addQuestion({ ctx, input }: Verb<AddQuestionInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id, groupId } = input;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await lockGroups(tx, [groupId]);
    const columns = questionColumns(input);
    const row = { id, ...columns, position: await lastPosition(tx, groupId), editedAt: at };
    const slug = await insertWithSlug(
      toSlug(input.question.en, 'question'),
      (free) => tx.faqEntry.createMany({ data: [{ ...row, slug: free }], skipDuplicates: true }),
      async () => (await tx.faqEntry.count({ where: { id } })) > 0,
    );
    if (slug === null) return;
    await tx.faqGroup.update({ where: { id: groupId }, data: { orderedAt: at } });
    await markQuestionsStale(tx, at);
    await recordAct(tx, ctx, {
      kind: 'question.add',
      permission: 'siteContent.write',
      subject: ['question', slug],
      after: columns,
    });
  });
}

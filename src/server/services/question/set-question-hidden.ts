import type { SetHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markQuestionsStale } from './question-rows';

/** Hides a question from learners, or shows it again, and has the page made anew. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setQuestionHidden({
  ctx,
  input: { id, hidden },
}: Verb<SetHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  await withTransaction(ctx, async (tx) => {
    const entry = await tx.faqEntry.findUnique({ where: { id }, select: { slug: true } });
    if (!entry) throw new ServiceError('CONTENT_NOT_FOUND');
    const { count } = await tx.faqEntry.updateMany({
      where: { id, hidden: !hidden },
      data: { hidden },
    });
    if (count === 0) return;
    await markQuestionsStale(tx, ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? 'question.hide' : 'question.show',
      permission: 'siteContent.write',
      subject: ['question', entry.slug],
      before: { hidden: !hidden },
      after: { hidden },
    });
  });
}

import type { QuestionGroup } from '~/schemas/operator-question';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

/** Every question, hidden ones too, by group in the order of the page.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listQuestions({ ctx }: { ctx: ServiceContext }): Promise<QuestionGroup[]> {
  requirePermission({ ctx, input: 'siteContent.read' });
  const groups = await ctx.db.faqGroup.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: { entries: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
  });
  return groups.map(({ id, version, titleZh, titleEn, entries }) => ({
    id,
    version,
    title: { zh: titleZh, en: titleEn },
    questions: entries.map((entry) => ({
      id: entry.id,
      slug: entry.slug,
      version: entry.version,
      hidden: entry.hidden,
      question: { zh: entry.questionZh, en: entry.questionEn },
      answer: { zh: entry.answerZh, en: entry.answerEn },
    })),
  }));
}

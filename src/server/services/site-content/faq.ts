import 'server-only';
import type { Faq } from '~/schemas/site-content';
import type { ServiceContext } from '~/server/context';

/** Every question that is not hidden, with its answer, in the editor's order, and the groups that have one; the same
 *  for every actor. */
export async function getFaq({ ctx }: { ctx: ServiceContext }): Promise<Faq> {
  const groups = await ctx.db.faqGroup.findMany({
    where: { entries: { some: { hidden: false } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: {
      entries: { where: { hidden: false }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    },
  });
  return {
    groups: groups.map(({ slug, titleZh, titleEn }) => ({
      slug,
      title: { zh: titleZh, en: titleEn },
    })),
    questions: groups.flatMap((group) =>
      group.entries.map((entry) => ({
        slug: entry.slug,
        group: group.slug,
        question: { zh: entry.questionZh, en: entry.questionEn },
        answer: { zh: entry.answerZh, en: entry.answerEn },
      })),
    ),
  };
}

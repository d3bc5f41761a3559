import 'server-only';
import { fillPlaceholders, lacksName } from '~/domain/legal-text';
import type { Faq } from '~/schemas/faq';
import type { ServiceContext } from '~/server/context';
import { legalNames } from './legal-names';

/** Every question that is not hidden, with its answer, in the editor's order, and the groups that have one; the same
 *  for every actor. Placeholders of the answers are filled; one with a price is left out while no plan is on sale. */
export async function getFaq({ ctx }: { ctx: ServiceContext }): Promise<Faq> {
  const groups = await ctx.db.faqGroup.findMany({
    where: { entries: { some: { hidden: false } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: {
      entries: { where: { hidden: false }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    },
  });
  const names = await legalNames(ctx.db);
  return {
    groups: groups.map(({ slug, titleZh, titleEn }) => ({
      slug,
      title: { zh: titleZh, en: titleEn },
    })),
    questions: groups.flatMap((group) =>
      group.entries
        .filter(
          ({ answerZh, answerEn }) =>
            !lacksName(answerZh, names.zh) && !lacksName(answerEn, names.en),
        )
        .map((entry) => ({
          slug: entry.slug,
          group: group.slug,
          question: { zh: entry.questionZh, en: entry.questionEn },
          answer: {
            zh: fillPlaceholders(entry.answerZh, names.zh),
            en: fillPlaceholders(entry.answerEn, names.en),
          },
        })),
    ),
  };
}

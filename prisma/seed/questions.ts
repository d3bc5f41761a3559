import type { FaqContent } from '~/server/content/load-texts';
import type { Tx } from '~/server/db';
import { ifChanged } from './record';

/** Copies the questions when their files changed. A question, or the title of a group, that an operator has
 *  added or edited is neither overwritten nor removed, and a hidden one stays hidden. In a group that an
 *  operator has arranged the order stays, and a new question of the file comes last. */
export async function seedFaq(tx: Tx, content: FaqContent): Promise<void> {
  await ifChanged(tx, 'faq', content, async () => {
    for (const [position, { slug, title }] of content.groups.entries()) {
      const texts = { titleZh: title.zh, titleEn: title.en };
      const group = await tx.faqGroup.upsert({
        where: { slug },
        create: { slug, position, ...texts },
        update: { position },
      });
      await tx.faqGroup.updateMany({ where: { slug, editedAt: null }, data: texts });
      const entries = content.entries.filter((entry) => entry.group === slug);
      await seedEntries(tx, group, entries);
    }
    const slugs = content.entries.map(({ slug }) => slug);
    await tx.faqEntry.deleteMany({ where: { editedAt: null, slug: { notIn: slugs } } });
    const groups = content.groups.map(({ slug }) => slug);
    await tx.faqGroup.deleteMany({ where: { slug: { notIn: groups }, entries: { none: {} } } });
  });
}

async function seedEntries(
  tx: Tx,
  { id: groupId, orderedAt }: { id: string; orderedAt: Date | null },
  entries: FaqContent['entries'],
): Promise<void> {
  const rows = await tx.faqEntry.aggregate({ where: { groupId }, _max: { position: true } });
  const below = orderedAt ? (rows._max.position ?? -1) + 1 : 0;
  for (const [index, { slug, question, answer }] of entries.entries()) {
    const texts = {
      questionZh: question.zh,
      questionEn: question.en,
      answerZh: answer.zh,
      answerEn: answer.en,
    };
    const row = { slug, groupId, ...texts, position: below + index };
    await tx.faqEntry.createMany({ data: [row], skipDuplicates: true });
    await tx.faqEntry.updateMany({
      where: { slug, editedAt: null },
      data: { ...texts, groupId, ...(!orderedAt && { position: index }) },
    });
  }
}

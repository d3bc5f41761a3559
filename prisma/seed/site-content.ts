import type {
  LegalTextContent,
  NewsHonorContent,
  PartnerContent,
} from '~/schemas/site-content-files';
import type { FaqContent } from '~/server/content/load-texts';
import type { Tx } from '~/server/db';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { contentHash, recordSeeded, seededHash } from './record';

/** Runs `write` when the content is new or has changed since it was last seeded. */
async function ifChanged(
  tx: Tx,
  name: string,
  content: unknown,
  write: () => Promise<unknown>,
): Promise<void> {
  const hash = contentHash(content);
  if ((await seededHash(tx, name)) === hash) return;
  await write();
  await recordSeeded(tx, name, hash);
}

/** Inserts or updates each news entry and honour that is new or changed in its file. */
export async function seedNewsHonors(tx: Tx, contents: readonly NewsHonorContent[]): Promise<void> {
  for (const content of contents) {
    const { slug, kind, date, sample, title, summary, body } = content;
    const row = {
      kind,
      sample,
      publishedOn: new Date(date),
      titleZh: title.zh,
      titleEn: title.en,
      summaryZh: summary.zh,
      summaryEn: summary.en,
      body,
    };
    await ifChanged(tx, `news-honor:${slug}`, content, () =>
      tx.newsHonor.upsert({ where: { slug }, create: { slug, ...row }, update: row }),
    );
  }
}

/** Replaces all partners by those of the file when it changed, and marks the cached pages stale. */
export async function seedPartners(
  tx: Tx,
  contents: readonly PartnerContent[],
  now: Date,
): Promise<void> {
  await ifChanged(tx, 'partners', contents, async () => {
    await tx.partner.deleteMany();
    await tx.partner.createMany({
      data: contents.map(({ slug, sample, name, role, url, mark }, position) => ({
        slug,
        position,
        sample,
        nameZh: name.zh,
        nameEn: name.en,
        roleZh: role.zh,
        roleEn: role.en,
        url,
        mark,
      })),
    });
    await markTagsStale(tx, ['partners'], now);
  });
}

/** Replaces all questions when the files changed: no other row refers to a question. */
export async function seedFaq(tx: Tx, content: FaqContent): Promise<void> {
  await ifChanged(tx, 'faq', content, async () => {
    await tx.faqGroup.deleteMany();
    for (const [position, { slug, title }] of content.groups.entries())
      await tx.faqGroup.create({
        data: {
          slug,
          position,
          titleZh: title.zh,
          titleEn: title.en,
          entries: {
            create: content.entries
              .filter(({ group }) => group === slug)
              .map((entry, index) => ({
                slug: entry.slug,
                position: index,
                questionZh: entry.question.zh,
                questionEn: entry.question.en,
                answerZh: entry.answer.zh,
                answerEn: entry.answer.en,
              })),
          },
        },
      });
  });
}

/** Inserts or updates legal texts; each version is a row of its own, so that accepted versions stay. */
export async function seedLegalTexts(tx: Tx, contents: readonly LegalTextContent[]): Promise<void> {
  for (const content of contents) {
    const { slug, status, title, intro, sections } = content;
    const version = new Date(content.version);
    const row = {
      statusZh: status.zh,
      statusEn: status.en,
      titleZh: title.zh,
      titleEn: title.en,
      introZh: intro.zh,
      introEn: intro.en,
      sections,
    };
    await ifChanged(tx, `legal:${slug}`, content, () =>
      tx.legalText.upsert({
        where: { slug_version: { slug, version } },
        create: { slug, version, ...row },
        update: row,
      }),
    );
  }
}

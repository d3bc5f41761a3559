import type {
  LegalTextContent,
  NewsHonorContent,
  PartnerContent,
} from '~/schemas/site-content-files';
import type { Tx } from '~/server/db';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { ifChanged } from './record';

/** Inserts or updates each news entry and honour that is new or changed in its file; one that an operator has
 *  edited stays unchanged. */
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
    await ifChanged(tx, `news-honor:${slug}`, content, async () => {
      await tx.newsHonor.createMany({ data: [{ slug, ...row }], skipDuplicates: true });
      await tx.newsHonor.updateMany({ where: { slug, editedAt: null }, data: row });
    });
  }
}

/** Copies the partners when their file changed, and marks the cached pages stale. A partner that an operator
 *  has added, edited or arranged stays unchanged. */
export async function seedPartners(
  tx: Tx,
  contents: readonly PartnerContent[],
  now: Date,
): Promise<void> {
  await ifChanged(tx, 'partners', contents, async () => {
    for (const [position, { slug, sample, name, role, url, mark }] of contents.entries()) {
      const texts = { nameZh: name.zh, nameEn: name.en, roleZh: role.zh, roleEn: role.en };
      const row = { position, sample, ...texts, url, mark };
      await tx.partner.createMany({ data: [{ slug, ...row }], skipDuplicates: true });
      await tx.partner.updateMany({ where: { slug, editedAt: null }, data: row });
    }
    const slugs = contents.map(({ slug }) => slug);
    await tx.partner.deleteMany({ where: { editedAt: null, slug: { notIn: slugs } } });
    await markTagsStale(tx, ['partners'], now);
  });
}

/** Inserts or updates legal texts; each version is a row of its own, so that accepted versions stay. Once an
 *  operator has published a version of a text, no version of its file is inserted. */
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
    await ifChanged(tx, `legal:${slug}`, content, async () => {
      const published = { slug, publishedAt: { not: null } };
      if ((await tx.legalText.count({ where: published })) > 0) return;
      await tx.legalText.upsert({
        where: { slug_version: { slug, version } },
        create: { slug, version, ...row },
        update: row,
      });
    });
  }
}

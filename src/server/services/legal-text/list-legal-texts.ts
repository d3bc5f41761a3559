import { dateToDay, taipeiDay } from '~/domain/day';
import { joinSections } from '~/domain/legal-text';
import { legalState } from '~/domain/legal-version';
import { LEGAL_SLUGS, legalSectionsSchema } from '~/schemas/legal-text';
import type { OperatorLegal, OperatorLegalText } from '~/schemas/operator-legal';
import type { ServiceContext } from '~/server/context';
import type { LegalText } from '~/server/prisma-client/client';
import { readRow } from '~/server/read-rows';
import { requirePermission } from '../operator/permissions';
import { legalNames } from '../site-content/legal-names';

/** The legal texts with their versions, and the texts of the newest.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listLegalTexts({ ctx }: { ctx: ServiceContext }): Promise<OperatorLegal> {
  requirePermission({ ctx, input: 'siteContent.read' });
  const rows = await ctx.db.legalText.findMany({ orderBy: { version: 'desc' } });
  const today = taipeiDay(ctx.now());
  return {
    names: await legalNames(ctx.db),
    texts: LEGAL_SLUGS.map((slug) => {
      const versions = rows.filter((row) => row.slug === slug);
      const days = versions.map(({ version }) => dateToDay(version));
      const [latest] = versions;
      return {
        slug,
        versions: days.map((version) => ({ version, state: legalState(version, days, today) })),
        latest: latest ? readRow('legalText', latest.id, () => toTexts(latest)) : null,
      };
    }),
  };
}

function toTexts(row: LegalText): OperatorLegalText['latest'] {
  const sections = legalSectionsSchema.parse(row.sections);
  const toText = (language: 'zh' | 'en') =>
    joinSections(
      sections.map(({ heading, paragraphs }) => ({
        heading: heading[language],
        paragraphs: paragraphs.map((paragraph) => paragraph[language]),
      })),
    );
  return {
    title: { zh: row.titleZh, en: row.titleEn },
    status: { zh: row.statusZh, en: row.statusEn },
    intro: { zh: row.introZh, en: row.introEn },
    text: { zh: toText('zh'), en: toText('en') },
  };
}

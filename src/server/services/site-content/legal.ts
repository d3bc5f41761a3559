import 'server-only';
import { z } from 'zod';
import { env } from '~/env';
import { type LegalSlug, type LegalView, legalSectionSchema } from '~/schemas/site-content';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

const sectionsSchema = z.array(legalSectionSchema);

/** The newest version of a legal text, with its placeholders filled from the settings.
 *  @throws ServiceError NOT_FOUND */
export async function getLegalText({ ctx, input }: Verb<{ slug: LegalSlug }>): Promise<LegalView> {
  const row = await ctx.db.legalText.findFirst({
    where: { slug: input.slug },
    orderBy: { version: 'desc' },
  });
  if (!row) throw new ServiceError('NOT_FOUND');
  const both = (zh: string, en: string) => ({ zh: fillNames(zh, 'zh'), en: fillNames(en, 'en') });
  return {
    slug: input.slug,
    version: row.version,
    status: both(row.statusZh, row.statusEn),
    title: both(row.titleZh, row.titleEn),
    intro: both(row.introZh, row.introEn),
    sections: sectionsSchema.parse(row.sections).map(({ id, heading, paragraphs }) => ({
      id,
      heading: both(heading.zh, heading.en),
      paragraphs: paragraphs.map(({ zh, en }) => both(zh, en)),
    })),
  };
}

/** Replaces placeholders such as `{{operator}}` by the settings. */
function fillNames(text: string, language: 'zh' | 'en'): string {
  const settings = env();
  const chinese = language === 'zh';
  const values: Record<string, string> = {
    operator: chinese ? settings.OPERATOR_NAME_ZH : settings.OPERATOR_NAME_EN,
    address: chinese ? settings.OPERATOR_ADDRESS_ZH : settings.OPERATOR_ADDRESS_EN,
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

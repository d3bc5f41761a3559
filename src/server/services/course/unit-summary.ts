import 'server-only';
import type { UnitSummary } from '~/schemas/lesson';
import type { Prisma } from '~/server/db';
import { readEnvelope } from '~/server/read-rows';

/** Columns of a summary. */
export const summaryColumns = {
  slug: true,
  category: true,
  level: true,
  access: true,
  headlineZh: true,
  headlineEn: true,
  summaryZh: true,
  summaryEn: true,
  envelope: true,
  publishedOn: true,
} as const satisfies Prisma.UnitSelect;

type SummaryRow = Prisma.UnitGetPayload<{ select: typeof summaryColumns }>;

/** Converts a unit's row into its summary for lists and covers. */
export function toUnitSummary(row: SummaryRow): UnitSummary {
  return {
    slug: row.slug,
    category: row.category as UnitSummary['category'],
    level: row.level as UnitSummary['level'],
    access: row.access,
    headline: { zh: row.headlineZh, en: row.headlineEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    envelope: readEnvelope('unit', row.slug, row.envelope),
    publishedOn: row.publishedOn,
  };
}

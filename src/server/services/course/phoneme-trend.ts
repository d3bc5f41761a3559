import 'server-only';
import { z } from 'zod';
import { countForeignPhonemes } from '~/domain/phoneme-trend';
import { referenceWordSchema } from '~/schemas/lesson';
import type { PhonemeTrend } from '~/schemas/phoneme-trend';
import type { ServiceContext } from '~/server/context';
import { listedUnits } from './unit-filters';

/** Four weeks of a daily paper. */
const MAX_UNITS = 28;

const wordsSchema = z.array(referenceWordSchema);

/** What the latest units make one say: their sounds counted in the very words that a lesson scores. */
export async function getPhonemeTrend({ ctx }: { ctx: ServiceContext }): Promise<PhonemeTrend> {
  const latest = await ctx.db.unit.findMany({
    where: listedUnits(ctx.now()),
    select: {
      slug: true,
      headlineZh: true,
      headlineEn: true,
      publishedOn: true,
      items: {
        where: { kind: 'SENTENCE' },
        orderBy: { position: 'asc' },
        select: { reference: true },
      },
    },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: MAX_UNITS,
  });
  const units = latest.reverse();
  return {
    units: units.map(({ slug, headlineZh, headlineEn, publishedOn }) => ({
      slug,
      headline: { zh: headlineZh, en: headlineEn },
      publishedOn,
    })),
    sounds: countForeignPhonemes(
      units.map(({ items }) => items.flatMap(({ reference }) => wordsSchema.parse(reference))),
    ),
  };
}

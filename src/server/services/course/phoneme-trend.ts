import 'server-only';
import { z } from 'zod';
import { countForeignPhonemes } from '~/domain/phoneme-trend';
import { referenceWordSchema } from '~/schemas/lesson';
import type { PhonemeTrend } from '~/schemas/phoneme-trend';
import type { ServiceContext } from '~/server/context';
import { readRows } from '~/server/read-rows';
import { listedUnits } from './unit-filters';

/** Four weeks of one unit a day. */
const MAX_UNITS = 28;

const wordsSchema = z.array(referenceWordSchema);

/** Frequency of foreign phonemes in the latest units, counted in the reference words that a lesson scores. */
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
        select: { id: true, reference: true },
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
      units.map(({ items }) =>
        readRows('unitItem', items, ({ reference }) => wordsSchema.parse(reference)).flat(),
      ),
    ),
  };
}

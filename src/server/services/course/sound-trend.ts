import 'server-only';
import { z } from 'zod';
import { countSounds } from '~/domain/sound-trend';
import { referenceWordSchema } from '~/schemas/lesson';
import type { SoundTrend } from '~/schemas/sound-trend';
import type { ServiceContext } from '~/server/context';
import { onShow } from './on-show';

/** Four weeks of a daily paper. */
const UNITS = 28;

const wordsSchema = z.array(referenceWordSchema);

/** What the latest units make one say: their sounds counted in the very words that a lesson scores. */
export async function readSoundTrend({ ctx }: { ctx: ServiceContext }): Promise<SoundTrend> {
  const latest = await ctx.db.unit.findMany({
    where: onShow(ctx.now()),
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
    take: UNITS,
  });
  const units = latest.reverse();
  return {
    units: units.map(({ slug, headlineZh, headlineEn, publishedOn }) => ({
      slug,
      headline: { zh: headlineZh, en: headlineEn },
      publishedOn,
    })),
    sounds: countSounds(
      units.map(({ items }) => items.flatMap(({ reference }) => wordsSchema.parse(reference))),
    ),
  };
}

import 'server-only';
import { LEVELS } from '~/domain/unit-kinds';
import type { LevelSample } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import { listedUnits } from '../course/unit-filters';
import { findShortestSentence } from './shortest-sentence';

/** One sentence of each level, from its newest free unit; a level without one is left out. */
export async function findLevelSamples({ ctx }: { ctx: ServiceContext }): Promise<LevelSample[]> {
  const samples = await Promise.all(
    LEVELS.map(async (level) => {
      const unit = await ctx.db.unit.findFirst({
        where: { access: 'FREE', level, ...listedUnits(ctx.now()) },
        orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
        select: { id: true },
      });
      const item = unit && (await findShortestSentence(ctx.db, unit.id));
      return item ? [{ level, item }] : [];
    }),
  );
  return samples.flat();
}

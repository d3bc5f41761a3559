import 'server-only';
import { chooseSampleUnit } from '~/domain/sample-topics';
import { LEVELS } from '~/domain/unit-kinds';
import type { LessonSample, SampleInput } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { listedUnits } from '../course/unit-filters';
import { findShortestSentence } from './shortest-sentence';

/** Number of newest free units that are searched for the sentence. */
const MAX_UNITS = 100;

/** Sample sentence for the home page: the shortest conversational sentence of a free unit about the topic,
 *  so that one breath is enough; the shortest of all when the unit has none. Null when no free unit is
 *  published. */
export async function findSample({ ctx, input }: Verb<SampleInput>): Promise<LessonSample | null> {
  const units = await ctx.db.unit.findMany({
    where: { access: 'FREE', level: { in: [...LEVELS] }, ...listedUnits(ctx.now()) },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    select: { id: true, slug: true, level: true, category: true },
    take: MAX_UNITS,
  });
  const chosen = chooseSampleUnit(
    units.map(({ level, ...unit }) => ({ ...unit, level: level as LessonSample['level'] })),
    input.topic,
  );
  if (!chosen) return null;
  const { unit, topic, topics } = chosen;
  const item = await findShortestSentence(ctx.db, unit.id);
  return item && { slug: unit.slug, level: unit.level, topic, topics, item };
}

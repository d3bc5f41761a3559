import 'server-only';
import { isConversationalText } from '~/domain/selection/conversation';
import type { LessonSample } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import { listedUnits } from '../course/unit-filters';
import { itemColumns, toLessonItem } from './lesson-item';

/** Sample sentence for the home page: the shortest of the newest free unit that people would say to each other, so
 *  that one breath is enough; the shortest of all when the unit has none.
 *  Null when no free unit is published. */
export async function findSample({ ctx }: { ctx: ServiceContext }): Promise<LessonSample | null> {
  const unit = await ctx.db.unit.findFirst({
    where: { access: 'FREE', ...listedUnits(ctx.now()) },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    select: { slug: true, level: true, items: { ...itemColumns, where: { kind: 'SENTENCE' } } },
  });
  const [shortest] = (unit?.items ?? []).sort(
    (a, b) =>
      Number(isConversationalText(b.text)) - Number(isConversationalText(a.text)) ||
      a.text.length - b.text.length,
  );
  if (!unit || !shortest) return null;
  const level = unit.level as LessonSample['level'];
  return { slug: unit.slug, level, item: toLessonItem(shortest) };
}

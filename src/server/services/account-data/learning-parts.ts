import type { ServiceContext } from '~/server/context';
import { PAGE, pages } from './pages';

/** What somebody practised. */
export function learningParts({ db }: ServiceContext, userId: string) {
  return {
    enrolments: async () => {
      const enrolments = await db.enrolment.findMany({
        where: { userId },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
        include: { unit: { select: { slug: true, headlineZh: true, headlineEn: true } } },
      });
      return enrolments.map(({ unit, currentIndex, startedAt, lastActiveAt, completedAt }) => ({
        unit: unit.slug,
        headline: { zh: unit.headlineZh, en: unit.headlineEn },
        currentIndex,
        startedAt,
        lastActiveAt,
        completedAt,
      }));
    },
    attempts: () =>
      pages(
        (last: { id: string; madeAt: Date } | null) =>
          db.attempt.findMany({
            where: { userId, ...(last && { madeAt: { gte: last.madeAt } }) },
            orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
            include: { item: { select: { text: true, unit: { select: { slug: true } } } } },
            take: PAGE,
            ...(last && { cursor: { id: last.id }, skip: 1 }),
          }),
        ({ item, mode, score, passed, words, accent, engine, madeAt, savedAt }) => ({
          unit: item.unit.slug,
          text: item.text,
          mode,
          score,
          passed,
          words,
          accent,
          engine,
          madeAt,
          savedAt,
        }),
      ),
  };
}

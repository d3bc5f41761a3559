import type { Verb } from '~/server/context';
import { PAGE_SIZE, paginate } from './pages';

/** The parts about lessons, activities and attempts. */
export function learningParts({ ctx: { db }, input: userId }: Verb<string>) {
  return {
    enrolments: async () => {
      const enrolments = await db.enrolment.findMany({
        where: { userId },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
        include: { unit: { select: { slug: true, headlineZh: true, headlineEn: true } } },
      });
      return enrolments.map(({ unit, currentIndex, ...times }) => ({
        unit: unit.slug,
        headline: { zh: unit.headlineZh, en: unit.headlineEn },
        currentIndex,
        startedAt: times.startedAt,
        lastActiveAt: times.lastActiveAt,
        completedAt: times.completedAt,
        removedAt: times.removedAt,
      }));
    },
    activities: async () => {
      const rows = await db.activityRegistration.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        include: {
          activity: { select: { slug: true, titleZh: true, titleEn: true, startsAt: true } },
        },
      });
      return rows.map(({ activity, ...row }) => ({
        activity: activity.slug,
        title: { zh: activity.titleZh, en: activity.titleEn },
        startsAt: activity.startsAt,
        status: row.status,
        registeredAt: row.createdAt,
        cancelledAt: row.cancelledAt,
        checkedInAt: row.checkedInAt,
      }));
    },
    recordedLessons: async () => {
      const rows = await db.mediaProgress.findMany({
        where: { userId },
        orderBy: [{ startedAt: 'asc' }, { lessonId: 'asc' }],
        include: { lesson: { select: { slug: true, kind: true, titleZh: true, titleEn: true } } },
      });
      return rows.map(({ lesson, userId: _, lessonId: __, ...progress }) => ({
        lesson: lesson.slug,
        kind: lesson.kind,
        title: { zh: lesson.titleZh, en: lesson.titleEn },
        ...progress,
      }));
    },
    membersOpenings: () =>
      db.membersOpening.findMany({
        where: { userId },
        orderBy: [{ openedAt: 'asc' }, { content: 'asc' }],
        select: { content: true, openedAt: true },
      }),
    attempts: () =>
      paginate(
        (last: { id: string; madeAt: Date } | null) =>
          db.attempt.findMany({
            // Written by hand: Prisma's own cursor reads the last row again and takes twice as long.
            where: {
              userId,
              ...(last && {
                madeAt: { gte: last.madeAt },
                OR: [{ madeAt: { gt: last.madeAt } }, { id: { gt: last.id } }],
              }),
            },
            orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
            include: {
              item: { select: { text: true, unit: { select: { slug: true } } } },
              renderedItem: { select: { text: true, unit: { select: { slug: true } } } },
              savedWord: { select: { word: true } },
            },
            take: PAGE_SIZE,
          }),
        ({
          item,
          renderedItem,
          savedWord,
          mode,
          score,
          passed,
          words,
          spokenMs,
          accent,
          engine,
          madeAt,
          savedAt,
        }) => ({
          unit: (item ?? renderedItem)?.unit.slug ?? null,
          text: (item ?? renderedItem)?.text ?? savedWord?.word ?? '',
          fromChinese: renderedItem !== null,
          mode,
          score,
          passed,
          words,
          spokenMs,
          accent,
          engine,
          madeAt,
          savedAt,
        }),
      ),
  };
}

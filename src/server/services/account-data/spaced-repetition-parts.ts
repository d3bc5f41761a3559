import type { Verb } from '~/server/context';
import { PAGE_SIZE, paginate } from './pages';

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The parts about the review schedule, saved words, practice days and phonemes. */
export function spacedRepetitionParts({ ctx: { db }, input: userId }: Verb<string>) {
  return {
    settings: () =>
      db.learnerSettings.findUnique({
        where: { userId },
        select: {
          leniency: true,
          keyMap: true,
          goalKind: true,
          goalAmount: true,
          dailyReviews: true,
          level: true,
          minutes: true,
          reminderHour: true,
          reminderSetAt: true,
          remindersStoppedAt: true,
          listening: true,
          asked: true,
        },
      }),
    cards: () =>
      paginate(
        (last: { id: string } | null) =>
          db.card.findMany({
            where: { userId },
            orderBy: { id: 'asc' },
            include: {
              item: { select: { text: true, unit: { select: { slug: true } } } },
              renderedItem: { select: { text: true, unit: { select: { slug: true } } } },
              savedWord: { select: { word: true } },
            },
            take: PAGE_SIZE,
            ...(last && { cursor: { id: last.id }, skip: 1 }),
          }),
        ({
          item,
          renderedItem,
          savedWord,
          stability,
          difficulty,
          reps,
          lapses,
          dueOn,
          lastReviewedAt,
          ...card
        }) => ({
          unit: (item ?? renderedItem)?.unit.slug ?? null,
          text: (item ?? renderedItem)?.text ?? savedWord?.word ?? '',
          fromChinese: renderedItem !== null,
          stability,
          difficulty,
          reps,
          lapses,
          dueOn: toDay(dueOn),
          lastReviewedAt,
          buriedUntil: card.buriedUntil && toDay(card.buriedUntil),
          leftOpenOn: card.leftOpenOn && toDay(card.leftOpenOn),
          suspendedAt: card.suspendedAt,
          knownAt: card.knownAt,
          createdAt: card.createdAt,
        }),
      ),
    reviews: () =>
      paginate(
        (last: { attemptId: string; reviewedAt: Date } | null) =>
          db.reviewLog.findMany({
            where: { userId, ...(last && { reviewedAt: { gte: last.reviewedAt } }) },
            orderBy: [{ reviewedAt: 'asc' }, { attemptId: 'asc' }],
            include: {
              card: {
                select: {
                  item: { select: { text: true } },
                  renderedItem: { select: { text: true } },
                  savedWord: { select: { word: true } },
                },
              },
            },
            take: PAGE_SIZE,
            ...(last && { cursor: { attemptId: last.attemptId }, skip: 1 }),
          }),
        ({ card, grade, stabilityAfter, difficultyAfter, dueAfter, reviewedAt }) => ({
          text: (card.item ?? card.renderedItem)?.text ?? card.savedWord?.word ?? '',
          fromChinese: card.renderedItem !== null,
          grade,
          stability: stabilityAfter,
          difficulty: difficultyAfter,
          dueOn: toDay(dueAfter),
          reviewedAt,
        }),
      ),
    savedWords: async () => {
      const words = await db.savedWord.findMany({
        where: { userId },
        orderBy: [{ savedAt: 'asc' }, { id: 'asc' }],
      });
      return words.map(({ word, partOfSpeech, level, sentence, metPath, savedAt, removedAt }) => ({
        word,
        partOfSpeech,
        level,
        sentence,
        metPath,
        savedAt,
        removedAt,
      }));
    },
    practiceDays: async () => {
      const days = await db.practiceDay.findMany({ where: { userId }, orderBy: { day: 'asc' } });
      return days.map((practised) => ({
        day: toDay(practised.day),
        attempts: practised.attempts,
        passed: practised.passed,
        reviews: practised.reviews,
        spokenMs: practised.spokenMs,
      }));
    },
    practiceReminders: async () => {
      const sent = await db.practiceReminder.findMany({
        where: { userId },
        orderBy: { day: 'asc' },
      });
      return sent.map(({ day }) => toDay(day));
    },
    listeningRounds: () =>
      paginate(
        (last: { id: string; madeAt: Date } | null) =>
          db.listeningRound.findMany({
            where: { userId, ...(last && { madeAt: { gte: last.madeAt } }) },
            orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
            include: {
              results: {
                select: { contrast: true, answers: true, right: true },
                orderBy: { contrast: 'asc' },
              },
            },
            take: PAGE_SIZE,
            ...(last && { cursor: { id: last.id }, skip: 1 }),
          }),
        ({ madeAt, results }) => ({ madeAt, results }),
      ),
    sounds: async () => {
      const order = [{ week: 'asc' }, { expected: 'asc' }, { heard: 'asc' }] as const;
      const stats = await db.phonemeStat.findMany({ where: { userId }, orderBy: [...order] });
      return stats.map(({ week, expected, heard, count }) => ({
        week: toDay(week),
        expected,
        heard,
        count,
      }));
    },
  };
}

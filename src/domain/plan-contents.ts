import { LEVELS } from './unit-kinds';

type Level = (typeof LEVELS)[number];

/** A unit or a recorded lesson, as far as it is counted. */
export interface CountedLesson {
  level: string;
  access: 'FREE' | 'VIP';
}

interface ContentCount {
  all: number;
  /** Those that need no membership. */
  free: number;
}

/** Number of lessons of one kind, in all and by level. */
export interface ContentCounts extends ContentCount {
  byLevel: Record<Level, ContentCount>;
}

/** Counts the lessons of one kind. */
export function countContents(lessons: readonly CountedLesson[]): ContentCounts {
  const count = (some: readonly CountedLesson[]): ContentCount => ({
    all: some.length,
    free: some.filter(({ access }) => access === 'FREE').length,
  });
  const byLevel = Object.fromEntries(
    LEVELS.map((level) => [level, count(lessons.filter((lesson) => lesson.level === level))]),
  ) as Record<Level, ContentCount>;
  return { ...count(lessons), byLevel };
}

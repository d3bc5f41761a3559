import { type Day, dateToDay } from './day';
import { LEVELS } from './unit-kinds';

type Level = (typeof LEVELS)[number];

/** A unit or a recorded lesson, as far as it is counted. */
export interface CountedLesson {
  level: string;
  access: 'FREE' | 'VIP';
  publishedOn: Date;
}

export interface ContentCount {
  all: number;
  /** Those that need no membership. */
  free: number;
}

/** Number of lessons of one kind, in all, by level, and of the new ones. */
export interface ContentCounts extends ContentCount {
  byLevel: Record<Level, ContentCount>;
  /** Those published since a day. */
  recent: ContentCount;
}

/** Counts the lessons of one kind. @param newSince the first day on which a published lesson counts as new */
export function countContents(lessons: readonly CountedLesson[], newSince: Day): ContentCounts {
  const count = (some: readonly CountedLesson[]): ContentCount => ({
    all: some.length,
    free: some.filter(({ access }) => access === 'FREE').length,
  });
  const byLevel = Object.fromEntries(
    LEVELS.map((level) => [level, count(lessons.filter((lesson) => lesson.level === level))]),
  ) as Record<Level, ContentCount>;
  const recent = lessons.filter(({ publishedOn }) => dateToDay(publishedOn) >= newSince);
  return { ...count(lessons), byLevel, recent: count(recent) };
}

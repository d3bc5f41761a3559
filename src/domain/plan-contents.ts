import { type Day, dateToDay } from './day';
import { type Access, LEVELS } from './unit-kinds';

type Level = (typeof LEVELS)[number];

/** A unit or a recorded lesson, with the fields for counting. */
export interface CountedLesson {
  level: string;
  access: Access;
}

export interface ContentCount {
  all: number;
  /** Number of those that need no membership. */
  free: number;
}

/** Number of lessons of one kind, in all and by level. */
export interface ContentCounts extends ContentCount {
  byLevel: Record<Level, ContentCount>;
}

const count = (lessons: readonly Pick<CountedLesson, 'access'>[]): ContentCount => ({
  all: lessons.length,
  free: lessons.filter(({ access }) => access === 'FREE').length,
});

/** Counts the lessons of one kind. */
export function countContents(lessons: readonly CountedLesson[]): ContentCounts {
  const byLevel = Object.fromEntries(
    LEVELS.map((level) => [level, count(lessons.filter((lesson) => lesson.level === level))]),
  ) as Record<Level, ContentCount>;
  return { ...count(lessons), byLevel };
}

/** Counts the lessons that were published on a day or later. */
export function countNewContents(
  lessons: readonly (Pick<CountedLesson, 'access'> & { publishedOn: Date })[],
  since: Day,
): ContentCount {
  return count(lessons.filter(({ publishedOn }) => dateToDay(publishedOn) >= since));
}

/** The number of recorded lessons, the earlier voice lessons included, as every page names it. */
export const countRecorded = (counts: Record<'voices' | 'videos', ContentCount>): number =>
  counts.voices.all + counts.videos.all;

/** Chosen items of a lesson, which are practised one after the other instead of all of them. */
export interface LessonQueue {
  /** Items that are left of the unit, or items that are said again. */
  kind: 'left' | 'repeat';
  /** Their indexes, in the order of practice. */
  items: readonly number[];
}

/** The item after one of a queue; null at its end. */
export const nextInQueue = ({ items }: LessonQueue, index: number): number | null =>
  items[items.indexOf(index) + 1] ?? null;

/** The item before one of a queue; null at its beginning. */
export const previousInQueue = ({ items }: LessonQueue, index: number): number | null =>
  items[items.indexOf(index) - 1] ?? null;

/** Indexes in the order of practice: those from a position on, then those before it. */
export function orderFrom(indexes: readonly number[], position: number): number[] {
  return [
    ...indexes.filter((index) => index >= position),
    ...indexes.filter((index) => index < position),
  ];
}

/** What is left of a unit, where that is not simply everything from the position on: its tried items are not asked
 *  again. Null for a unit that is not begun, or completed.
 *  @param tried whether each item was tried
 *  @param position index at which the learner stopped */
export function queueOfLeft(tried: readonly boolean[], position: number): LessonQueue | null {
  const left = tried.flatMap((isTried, index) => (isTried ? [] : index));
  const isRest = left.length === tried.length - position && left[0] === position;
  if (left.length === 0 || isRest) return null;
  return { kind: 'left', items: orderFrom(left, position) };
}

/** A lesson with the results so far. */
interface BegunLesson {
  items: readonly { id: string }[];
  /** Index at which the learner stopped. */
  currentIndex: number;
  completedAt: Date | null;
  /** By the ids of the items that were attempted. */
  best: Readonly<Record<string, unknown>>;
  /** Ids of items that were left open. */
  leftOpen: readonly string[];
}

/** The queue with which a lesson opens, null for all items in their order. */
export function openingQueue(lesson: BegunLesson): LessonQueue | null {
  const { items, best, leftOpen, completedAt } = lesson;
  if (completedAt !== null) return null;
  const triedIds = new Set([...Object.keys(best), ...leftOpen]);
  const tried = items.map(({ id }) => triedIds.has(id));
  return queueOfLeft(tried, lesson.currentIndex % items.length);
}

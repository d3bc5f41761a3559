import {
  loadDeferredItems,
  loadItemsLeftOpen,
  loadStoredAttempts,
  loadStoredBest,
  loadStoredProgress,
  loadUnsentProgress,
} from '~/device/lesson-store';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { taipeiDay } from '~/domain/day';
import type { BestAttempt, Lesson } from '~/schemas/lesson';
import { LESSON_MS } from './use-practice-timer';

/** A lesson together with the local data of this device. */
export interface OpenedLesson extends Lesson {
  owner: LocalDataOwner;
  /** Today's time budget of the learner, ms. */
  budgetMs: number;
  /** Indexes of the deferred items that are stored on this device only. */
  deferred: number[];
  /** Whether this device has local data of it: not known yet, none, or some. */
  storedWork: 'unknown' | 'none' | 'some';
}

/** A lesson whose local data is not known yet. */
export function withoutStoredWork(lesson: Lesson, owner: LocalDataOwner): OpenedLesson {
  return { ...lesson, owner, budgetMs: LESSON_MS, deferred: [], storedWork: 'unknown' };
}

/** Adds the local data of this device to a lesson. */
export async function withStoredWork(lesson: Lesson, owner: LocalDataOwner): Promise<OpenedLesson> {
  try {
    const [storedProgress, storedBests, deferredIds, openIds] = await Promise.all([
      loadStoredProgress(owner, lesson.unit.slug),
      loadStoredBest(owner),
      loadDeferredItems([owner]),
      loadItemsLeftOpen([owner]),
    ]);
    const ahead = storedProgress !== undefined && !storedProgress.sent;
    const today =
      storedProgress?.spentOn === taipeiDay(new Date()) && !storedProgress.finished
        ? storedProgress
        : undefined;
    const deferred = deferredIds.map(({ itemId }) =>
      lesson.items.findIndex(({ id }) => id === itemId),
    );
    const hasResults = lesson.items.some(({ id }) => storedBests[id]);
    const best = mergeBest(lesson.best, storedBests);
    const attempted = new Set(Object.keys(best));
    const leftOpen = new Set([...lesson.leftOpen, ...openIds.map(({ itemId }) => itemId)]);
    return {
      ...lesson,
      owner,
      currentIndex: ahead ? storedProgress.currentIndex % lesson.items.length : lesson.currentIndex,
      best,
      leftOpen: lesson.items.flatMap(({ id }) =>
        leftOpen.has(id) && !attempted.has(id) ? id : [],
      ),
      spentMs: Math.max(lesson.spentMs, today?.spentMs ?? 0),
      budgetMs: today?.budgetMs ?? LESSON_MS,
      deferred: deferred.filter((index) => index >= 0),
      storedWork:
        storedProgress || hasResults || deferredIds.length + openIds.length > 0 ? 'some' : 'none',
    };
  } catch {
    // A private window may forbid storage; the lesson works without it.
    return { ...withoutStoredWork(lesson, owner), storedWork: 'none' };
  }
}

/** Whether a lesson includes all local data of the account: no rows are unsent, and the position is the same.
 *  A visitor's rows belong to the account from the first sync on. */
export async function isUpToDate(lesson: Lesson, owner: LocalDataOwner): Promise<boolean> {
  const owners = [owner, VISITOR];
  try {
    const [progress, ...unsent] = await Promise.all([
      loadStoredProgress(owner, lesson.unit.slug),
      loadStoredAttempts(owners),
      loadDeferredItems(owners),
      loadItemsLeftOpen(owners),
      loadUnsentProgress(owners),
    ]);
    const count = lesson.items.length;
    const isSamePosition =
      !progress || progress.currentIndex % count === lesson.currentIndex % count;
    return isSamePosition && unsent.every((rows) => rows.length === 0);
  } catch {
    return true;
  }
}

function mergeBest(
  a: Record<string, BestAttempt>,
  b: Record<string, BestAttempt>,
): Record<string, BestAttempt> {
  const best = { ...a };
  for (const [id, attempt] of Object.entries(b)) {
    const before = best[id];
    best[id] = {
      score: Math.max(before?.score ?? 0, attempt.score),
      passed: attempt.passed || (before?.passed ?? false),
    };
  }
  return best;
}

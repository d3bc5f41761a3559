'use client';
import { useQuery } from '@tanstack/react-query';
import { usePageShown } from '~/components/ui/use-page-shown';
import { lessonAccount } from '~/device/lesson-account';
import { keptBest, keptLater, keptTried, readProgress } from '~/device/lesson-store';
import { oneAtATime } from '~/device/one-at-a-time';
import { type Owner, VISITOR } from '~/device/owner';
import { sendKeptWork } from '~/device/send-kept-work';
import { afterSending } from '~/device/sent-mark';
import { useOwner } from '~/device/use-owner';
import { taipeiDay } from '~/domain/day';
import type { BestAttempt, Lesson } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';
import { LESSON_MS } from './player/use-spent-time';

/** How a member wants to learn; undefined for visitors and until it is known. */
export function useLearnerSettings() {
  const owner = useOwner();
  return trpc.settings.get.useQuery(undefined, { enabled: owner !== null && owner !== VISITOR });
}

/** Changes some of a member's settings; the review of today follows its number of cards, and the week
 *  its goal. */
export function useEditSettings() {
  const utils = trpc.useUtils();
  return trpc.settings.edit.useMutation({
    onSuccess: async (settings, { dailyReviews, goal }) => {
      utils.settings.get.setData(undefined, settings);
      await Promise.all([
        dailyReviews !== undefined && utils.review.invalidate(),
        goal !== undefined && utils.progress.week.invalidate(),
      ]);
    },
  });
}

/** How much there is to review today. */
export function useReviewToday() {
  return trpc.review.today.useQuery(undefined, { refetchOnMount: afterSending });
}

/** A lesson as it stands for the learner on this device. */
export interface OpenedLesson extends Lesson {
  owner: Owner;
  /** Time that the learner has given today, ms. */
  budgetMs: number;
  /** Indexes of items that wait to be spoken and that only this device knows of. */
  later: number[];
}

/** Opens a unit for whoever is here, together with what this device keeps of it, once the page is seen. */
export function useLesson(slug: string) {
  const owner = useOwner();
  const utils = trpc.useUtils();
  const isShown = usePageShown();
  return useQuery({
    queryKey: ['lesson', slug, owner],
    enabled: isShown && owner !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<OpenedLesson> => {
      const account = lessonAccount(utils.client);
      // What this device still keeps goes first: of two devices the newer place then wins.
      if (owner !== null && owner !== VISITOR) {
        const taken = await oneAtATime(() => sendKeptWork(account, owner)).catch(() => 0);
        if (taken > 0) void utils.review.invalidate();
      }
      const lesson = await utils.client.lesson.open.mutate({ slug });
      return withKeptWork(lesson, owner ?? VISITOR);
    },
  });
}

/** Units of My Learning. */
export function useMyUnits() {
  return trpc.lesson.mine.useQuery(undefined, { refetchOnMount: afterSending });
}

/** How far somebody is in a unit, as lists show it. */
export interface UnitProgress {
  tried: number;
  /** 0–19 */
  currentIndex: number;
  completed: boolean;
}

/** Progress by unit slug: the account's, or a visitor's on this device. Undefined until it is known. */
export function useUnitProgress(): Readonly<Record<string, UnitProgress>> | undefined {
  const owner = useOwner();
  const mine = trpc.lesson.mine.useQuery(undefined, {
    enabled: owner !== null && owner !== VISITOR,
    refetchOnMount: afterSending,
  });
  const visitor = useQuery({
    queryKey: ['kept-progress'],
    enabled: owner === VISITOR,
    staleTime: 0,
    queryFn: visitorProgress,
  });
  if (owner === VISITOR) return visitor.data;
  return (
    mine.data &&
    Object.fromEntries(
      mine.data.map(({ unit, triedItems, currentIndex, completedAt }) => [
        unit.slug,
        { tried: triedItems, currentIndex, completed: completedAt !== null },
      ]),
    )
  );
}

async function visitorProgress(): Promise<Record<string, UnitProgress>> {
  const tried = await keptTried(VISITOR).catch(() => ({}));
  const entries = Object.entries(tried).map(async ([slug, count]) => {
    const kept = await readProgress(VISITOR, slug);
    const progress = { tried: count, currentIndex: kept?.currentIndex ?? 0 };
    return [slug, { ...progress, completed: kept?.finished ?? false }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every published unit, newest first. */
export function useUnits() {
  return trpc.course.units.useQuery();
}

/** Puts a unit into My Learning, or back at the place where it was left. */
export function useAddUnit() {
  const utils = trpc.useUtils();
  return trpc.lesson.add.useMutation({ onSettled: () => utils.lesson.mine.invalidate() });
}

/** Takes a unit out of My Learning at once, and puts it back when the server refuses. */
export function useRemoveUnit() {
  const utils = trpc.useUtils();
  return trpc.lesson.remove.useMutation({
    onMutate: async ({ slug }) => {
      await utils.lesson.mine.cancel();
      const before = utils.lesson.mine.getData();
      utils.lesson.mine.setData(undefined, (units) =>
        units?.filter((one) => one.unit.slug !== slug),
      );
      return { before };
    },
    onError: (_error, _input, saved) => utils.lesson.mine.setData(undefined, saved?.before),
    onSettled: () => utils.lesson.mine.invalidate(),
  });
}

async function withKeptWork(lesson: Lesson, owner: Owner): Promise<OpenedLesson> {
  try {
    const [kept, keptBests, waiting] = await Promise.all([
      readProgress(owner, lesson.unit.slug),
      keptBest(owner),
      keptLater([owner]),
    ]);
    const ahead = kept !== undefined && !kept.sent;
    const today = kept?.spentOn === taipeiDay(new Date()) && !kept.finished ? kept : undefined;
    const later = waiting.map(({ itemId }) => lesson.items.findIndex(({ id }) => id === itemId));
    return {
      ...lesson,
      owner,
      currentIndex: ahead ? kept.currentIndex % lesson.items.length : lesson.currentIndex,
      best: mergeBest(lesson.best, keptBests),
      spentMs: Math.max(lesson.spentMs, today?.spentMs ?? 0),
      budgetMs: today?.budgetMs ?? LESSON_MS,
      later: later.filter((index) => index >= 0),
    };
  } catch {
    // Private windows may forbid storage; the lesson works without.
    return { ...lesson, owner, budgetMs: LESSON_MS, later: [] };
  }
}

function mergeBest(
  a: Record<string, BestAttempt>,
  b: Record<string, BestAttempt>,
): Record<string, BestAttempt> {
  const best = { ...a };
  for (const [id, one] of Object.entries(b)) {
    const before = best[id];
    best[id] = {
      score: Math.max(before?.score ?? 0, one.score),
      passed: one.passed || (before?.passed ?? false),
    };
  }
  return best;
}

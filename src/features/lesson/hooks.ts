'use client';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useMemo } from 'react';
import { useIsPageVisible } from '~/components/ui/use-is-page-visible';
import { useDevicePreference } from '~/device/device-preference';
import { flushOutbox } from '~/device/flush-outbox';
import { lessonAccount } from '~/device/lesson-account';
import { loadStoredProgress, loadTriedCounts } from '~/device/lesson-store';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { useOwner } from '~/device/use-owner';
import { withWebLock } from '~/device/with-web-lock';
import type { Lesson, MyUnit, MyUnitFilter, UnitProgress } from '~/schemas/lesson';
import type { Page } from '~/schemas/paging';
import { trpc } from '~/trpc/react';
import { begunPreference } from './player/lesson-begun';
import {
  isUpToDate,
  type OpenedLesson,
  withoutStoredWork,
  withStoredWork,
} from './player/stored-work';

/** A member's learner settings; undefined for visitors and until they are loaded. */
export function useLearnerSettings() {
  const owner = useOwner();
  return trpc.settings.get.useQuery(undefined, { enabled: owner !== null && owner !== VISITOR });
}

/** Mutation that changes some of a member's settings; a new number of daily reviews refetches the review, a
 *  new goal the week. */
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

/** Overview of today's review. */
export function useReviewToday() {
  return trpc.review.today.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

/** A lesson that the server has read for a page without opening it. */
export interface PageLesson {
  lesson: Lesson;
  /** Owner of the local data for whom it was read. */
  owner: LocalDataOwner;
}

/** Lessons of pages that have been left: the history shows such a page again, and its lesson may be out of date. */
const leftLessons = new WeakSet<PageLesson>();

/** The lesson of a unit for the current owner, with the local data of this device. The page's own lesson is
 *  shown at once, not ready until the local data is known; without one, or when this device knows more, the
 *  unit is opened first, once the page is visible.
 *  @param page null when the page has no lesson */
export function useLesson(slug: string, page: PageLesson | null) {
  const owner = useOwner();
  const utils = trpc.useUtils();
  const isShown = useIsPageVisible();
  useEffect(() => () => void (page && leftLessons.add(page)), [page]);
  const read = page && page.owner === owner && !leftLessons.has(page) ? page.lesson : null;
  const query = useQuery({
    queryKey: ['lesson', slug, owner],
    enabled: isShown && owner !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<OpenedLesson> => {
      const isVisitor = owner === null || owner === VISITOR;
      if (read && (isVisitor || (await isUpToDate(read, owner)))) {
        // The lesson begins without waiting for the opening, which enrols; so does every result.
        if (!isVisitor) void utils.client.lesson.open.mutate({ slug }).catch(() => {});
        return withStoredWork(read, owner ?? VISITOR);
      }
      // Unsent rows are sent first: of two devices the newer position then wins.
      if (!isVisitor) {
        const account = lessonAccount(utils.client);
        const acceptedCount = await withWebLock(() => flushOutbox(account, owner)).catch(() => 0);
        if (acceptedCount > 0) void utils.review.invalidate();
      }
      const lesson = await utils.client.lesson.open.mutate({ slug });
      return withStoredWork(lesson, owner ?? VISITOR);
    },
  });
  const [begun] = useDevicePreference(begunPreference(slug));
  const unready = useMemo(
    () => (read && owner !== null && begun === null ? withoutStoredWork(read, owner) : null),
    [read, owner, begun],
  );
  return { ...query, lesson: query.data ?? (query.isError ? null : unready) };
}

/** A page of My Learning after the other: all units, those in progress, or the completed ones. */
export function useMyUnits(filter: MyUnitFilter) {
  return trpc.lesson.mine.useInfiniteQuery(
    { filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: refetchIfSynced },
  );
}

/** My Learning as a whole: the numbers of units, the one to continue, and units to add. */
export function useMyUnitsOverview() {
  return trpc.lesson.overview.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

/** Progress by unit slug: the account's, or a visitor's on this device. Undefined until it is loaded. */
export function useUnitProgress(): Readonly<Record<string, UnitProgress>> | undefined {
  const owner = useOwner();
  const progress = trpc.lesson.progress.useQuery(undefined, {
    enabled: owner !== null && owner !== VISITOR,
    refetchOnMount: refetchIfSynced,
  });
  const visitor = useQuery({
    queryKey: ['kept-progress'],
    enabled: owner === VISITOR,
    staleTime: 0,
    queryFn: loadVisitorProgress,
  });
  return owner === VISITOR ? visitor.data : progress.data;
}

async function loadVisitorProgress(): Promise<Record<string, UnitProgress>> {
  const tried = await loadTriedCounts(VISITOR).catch(() => ({}));
  const entries = Object.entries(tried).map(async ([slug, count]) => {
    const storedProgress = await loadStoredProgress(VISITOR, slug);
    const progress = { tried: count, currentIndex: storedProgress?.currentIndex ?? 0 };
    return [slug, { ...progress, completed: storedProgress?.finished ?? false }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Mutation that adds a unit to My Learning, or restores it with its progress. */
export function useAddUnit() {
  const invalidate = useInvalidateMyUnits();
  return trpc.lesson.add.useMutation({ onSettled: invalidate });
}

/** Mutation that removes a unit from My Learning optimistically and restores it on an error. */
export function useRemoveUnit() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const invalidate = useInvalidateMyUnits();
  const filters = { queryKey: getQueryKey(trpc.lesson.mine) };
  return trpc.lesson.remove.useMutation({
    onMutate: async ({ slug }) => {
      await utils.lesson.mine.cancel();
      const before = client.getQueriesData<InfiniteData<Page<MyUnit>>>(filters);
      client.setQueriesData<InfiniteData<Page<MyUnit>>>(
        filters,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.filter(({ unit }) => unit.slug !== slug),
            })),
          },
      );
      return { before };
    },
    onError: (_error, _input, context) => {
      for (const [queryKey, data] of context?.before ?? []) client.setQueryData(queryKey, data);
    },
    onSettled: invalidate,
  });
}

function useInvalidateMyUnits() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.lesson.mine.invalidate(),
      utils.lesson.overview.invalidate(),
      utils.lesson.progress.invalidate(),
    ]);
}

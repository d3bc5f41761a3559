'use client';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { hasLocalRows } from '~/device/has-local-rows';
import { loadStoredProgress, loadTriedCounts } from '~/device/lesson-store';
import { VISITOR } from '~/device/owner';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { useOwner } from '~/device/use-owner';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { MyUnit, MyUnitFilter, UnitProgress } from '~/schemas/lesson';
import type { Page } from '~/schemas/paging';
import { trpc } from '~/trpc/react';

/** Overview of today's review. */
export function useReviewToday() {
  return trpc.review.today.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

/** A page of My Learning after the other: all units, those in progress, or the completed ones. */
export function useMyUnits(filter: MyUnitFilter) {
  return trpc.lesson.mine.useInfiniteQuery(
    { filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: refetchIfSynced },
  );
}

/** My Learning as a whole: the numbers of units, and units to add. */
export function useMyUnitsOverview() {
  return trpc.lesson.overview.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

/** Progress by unit slug: the account's, or a visitor's on this device. Undefined until it is loaded, and on a device
 *  without any. */
export function useUnitProgress(): ReadonlyMap<string, UnitProgress> | undefined {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const progress = trpc.lesson.progress.useQuery(undefined, {
    enabled: isUser,
    refetchOnMount: refetchIfSynced,
  });
  const visitor = useQuery({
    queryKey: ['kept-progress'],
    enabled: owner === VISITOR,
    staleTime: 0,
    queryFn: loadVisitorProgress,
  });
  if (isUser) return progress.data;
  return owner === VISITOR ? (visitor.data ?? undefined) : undefined;
}

/** Null on a device without rows, where asking for them would create a database. */
async function loadVisitorProgress(): Promise<Map<string, UnitProgress> | null> {
  if (!(await hasLocalRows())) return null;
  const tried = await loadTriedCounts(VISITOR).catch(() => []);
  const entries = [...tried].map(async ([slug, count]) => {
    const storedProgress = await loadStoredProgress(VISITOR, slug);
    const progress = { tried: count, currentIndex: storedProgress?.currentIndex ?? 0 };
    return [slug, { ...progress, completed: count >= ITEMS_PER_UNIT }] as const;
  });
  return new Map(await Promise.all(entries));
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
      utils.nextStep.invalidate(),
    ]);
}

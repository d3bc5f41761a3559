'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIsPageVisible } from '~/components/ui/use-is-page-visible';
import { useDevicePreference } from '~/device/device-preference';
import { flushOutbox } from '~/device/flush-outbox';
import { lessonAccount } from '~/device/lesson-account';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { withWebLock } from '~/device/with-web-lock';
import type { Lesson } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';
import { begunPreference } from './player/lesson-begun';
import {
  isUpToDate,
  type OpenedLesson,
  withoutStoredWork,
  withStoredWork,
} from './player/stored-work';

// A file beside `hooks.ts`: lists of units need none of the player.

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

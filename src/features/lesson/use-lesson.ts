'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsPageVisible } from '~/components/ui/use-is-page-visible';
import { useDevicePreference } from '~/device/device-preference';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { begunPreference } from '~/early/lesson-marks';
import { whenTouched } from '~/lib/when-touched';
import type { Lesson } from '~/schemas/lesson';
import { useLateOpenCall, useOpenCall } from './open-calls';
import {
  isUpToDate,
  type OpenedLesson,
  withoutStoredWork,
  withStoredWork,
} from './player/stored-work';

/** A lesson that the server loaded for a page without opening it. */
export interface PageLesson {
  lesson: Lesson;
  /** Owner of the local data, for whom it was loaded. */
  owner: LocalDataOwner;
}

/** Lessons of pages that have been left: such a page can be restored from the history with an outdated lesson. */
const leftLessons = new WeakSet<PageLesson>();

/** The outcome of a lesson's beginning. */
interface Begun {
  slug: string;
  owner: LocalDataOwner;
  lesson: OpenedLesson | null;
  /** Null when it has begun. */
  error: Error | null;
  /** Whether the unit is still to be opened. */
  isUnopened: boolean;
}

/** The lesson of a unit for the current owner, with the local data of this device. The page's own lesson is
 *  shown at once, not ready until the local data is known; without one, or when this device has newer data, the
 *  unit is opened first, once the page is visible.
 *  @param page null when the page has no lesson
 *  @returns `again` tries once more after an error */
export function useLesson(slug: string, page: PageLesson | null) {
  const owner = useOwner();
  const isShown = useIsPageVisible();
  const open = useOpenCall();
  const openLate = useLateOpenCall();
  const [result, setResult] = useState<Begun | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => () => void (page && leftLessons.add(page)), [page]);
  const read = page && page.owner === owner && !leftLessons.has(page) ? page.lesson : null;
  // Rendering the page again does not restart its lesson.
  const latestRead = useRef(read);
  latestRead.current = read;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt begins anew.
  useEffect(() => {
    if (!isShown || owner === null) return;
    let isCurrent = true;
    const settle = (outcome: Pick<Begun, 'lesson' | 'error' | 'isUnopened'>) => {
      if (isCurrent) setResult({ slug, owner, ...outcome });
    };
    begin(slug, owner, latestRead.current, open).then(
      (begun) => settle({ ...begun, error: null }),
      (error: Error) => settle({ lesson: null, error, isUnopened: false }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, owner, isShown, open, attempt]);

  const begun = result?.slug === slug && result.owner === owner ? result : null;
  const again = useCallback(() => {
    setResult(null);
    setAttempt((before) => before + 1);
  }, []);
  const hasFailed = begun?.error != null;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed, again]);

  // Viewing the page alone does not begin the unit. The first result would also enrol the learner.
  const isUnopened = begun?.isUnopened ?? false;
  useEffect(() => {
    if (isUnopened) return whenTouched(() => void openLate(slug).catch(() => {}));
  }, [isUnopened, openLate, slug]);

  const [hasBegun] = useDevicePreference(begunPreference(slug));
  const unready = useMemo(
    () => (read && owner !== null && hasBegun === null ? withoutStoredWork(read, owner) : null),
    [read, owner, hasBegun],
  );
  return {
    lesson: begun?.lesson ?? (hasFailed ? null : unready),
    error: begun?.error ?? null,
    again,
  };
}

/** Begins with the page's lesson, or by opening the unit. */
async function begin(
  slug: string,
  owner: LocalDataOwner,
  read: Lesson | null,
  open: (input: { slug: string; owner: LocalDataOwner }) => Promise<Lesson>,
): Promise<Pick<Begun, 'lesson' | 'isUnopened'>> {
  const isVisitor = owner === VISITOR;
  const isPageUpToDate = read !== null && (isVisitor || (await isUpToDate(read, owner)));
  const lesson = isPageUpToDate ? read : await open({ slug, owner });
  return {
    lesson: await withStoredWork(lesson, owner),
    isUnopened: isPageUpToDate && !isVisitor,
  };
}

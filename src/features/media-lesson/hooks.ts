'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIsPageVisible } from '~/components/ui/use-is-page-visible';
import { loadMediaProgress } from '~/device/media-progress-store';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { mergeRanges, percentPlayed } from '~/domain/played-ranges';
import type { MediaContent, MyMedia, PlayedPage } from '~/schemas/media-lesson';
import { errorCode } from '~/trpc/error-code';
import { trpc } from '~/trpc/react';

/** Recording and transcript of a lesson: the beginning of a free lesson is in its page; for other lessons
 *  they are fetched for members once the page is visible, which opens the lesson. `locked` is the error code
 *  of a locked lesson. */
export function useMediaContent({ lesson, content }: PlayedPage): {
  content: MediaContent | null;
  locked: 'LOGIN_USER_REQUIRED' | 'MEMBERSHIP_REQUIRED' | null;
  failed: boolean;
  error: unknown;
  again: () => void;
  /** Fetches a fresh address of the recording. */
  renew: () => Promise<string>;
} {
  const owner = useOwner();
  const { client } = trpc.useUtils();
  const { slug } = lesson;
  const isShown = useIsPageVisible();
  const opened = useQuery({
    queryKey: ['media-content', slug, owner],
    enabled: isShown && content === null && owner !== null && owner !== VISITOR,
    retry: (count, error) => errorCode(error) !== 'MEMBERSHIP_REQUIRED' && count < 2,
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached, since its address expires: reopening the page fetches another one.
    gcTime: 0,
    queryFn: () => client.mediaLesson.open.mutate({ slug }),
  });
  const renew = useCallback(
    async () => (await client.mediaLesson.open.mutate({ slug })).media,
    [client, slug],
  );
  const code = opened.error && errorCode(opened.error);
  const membersOnly =
    code === 'MEMBERSHIP_REQUIRED' || code === 'LOGIN_USER_REQUIRED' ? code : null;
  const isVisitor = content === null && owner === VISITOR;
  return {
    content: content ?? opened.data ?? null,
    locked: isVisitor ? 'LOGIN_USER_REQUIRED' : membersOnly,
    failed: opened.isError && membersOnly === null,
    error: opened.error,
    again: () => void opened.refetch(),
    renew,
  };
}

/** A learner's position in a recorded lesson. */
export interface MediaPosition {
  positionMs: number;
  percent: number;
  completed: boolean;
  /** Whether it is in the account's My Learning; null for visitors. */
  kept: boolean | null;
}

/** The learner's position in a lesson: the account's, unless this device has a newer, unsent one. Undefined until
 *  it is loaded. */
export function useMediaPosition(slug: string, durationMs: number): MediaPosition | undefined {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const saved = trpc.mediaLesson.progress.useQuery({ slug }, { enabled: isUser });
  const stored = useQuery({
    queryKey: ['kept-media', owner, slug],
    enabled: owner !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => (await loadMediaProgress(owner ?? VISITOR, slug)) ?? null,
  });
  if (owner === null || stored.isPending || (isUser && saved.isPending)) return undefined;
  const remote = saved.data ?? null;
  const unsent = stored.data && !stored.data.sent ? stored.data : null;
  const played = mergeRanges([...(remote?.heard ?? []), ...(unsent?.heard ?? [])], durationMs);
  return {
    positionMs: unsent?.positionMs ?? remote?.positionMs ?? 0,
    percent: percentPlayed(played, durationMs),
    completed: (remote?.completedAt ?? null) !== null,
    kept: isUser ? (remote?.kept ?? false) : null,
  };
}

/** The recorded lessons in My Learning. */
export function useMyMedia() {
  return trpc.mediaLesson.mine.useQuery();
}

/** Percentage played of each lesson in My Learning, by slug; undefined for visitors and until it is loaded. */
export function useMediaPercents(): ReadonlyMap<string, number> | undefined {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const { data } = trpc.mediaLesson.mine.useQuery(undefined, { enabled: isUser });
  return useMemo(() => (isUser && data ? new Map(data.map(toPercent)) : undefined), [isUser, data]);
}

const toPercent = ({ lesson, percent }: MyMedia) => [lesson.slug, percent] as const;

function useInvalidateMedia() {
  const utils = trpc.useUtils();
  return {
    onSettled: (_data: unknown, _error: unknown, input: { slug: string }) =>
      Promise.all([
        utils.mediaLesson.mine.invalidate(),
        utils.mediaLesson.progress.invalidate(input),
      ]),
  };
}

/** Mutation that adds a recorded lesson to My Learning, or restores it with its progress. */
export function useAddMedia() {
  return trpc.mediaLesson.add.useMutation(useInvalidateMedia());
}

/** Mutation that removes a recorded lesson from My Learning optimistically and restores it on an error. */
export function useRemoveMedia() {
  const utils = trpc.useUtils();
  return trpc.mediaLesson.remove.useMutation({
    onMutate: async ({ slug }) => {
      await utils.mediaLesson.mine.cancel();
      const before = utils.mediaLesson.mine.getData();
      utils.mediaLesson.mine.setData(undefined, (rows) =>
        rows?.filter(({ lesson }) => lesson.slug !== slug),
      );
      return { before };
    },
    onError: (_error, _input, context) =>
      utils.mediaLesson.mine.setData(undefined, context?.before),
    ...useInvalidateMedia(),
  });
}

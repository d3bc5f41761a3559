'use client';
import { useQuery } from '@tanstack/react-query';
import { useIsPageVisible } from '~/components/ui/use-is-page-visible';
import { loadMediaProgress } from '~/device/media-progress-store';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { mergeRanges, percentPlayed } from '~/domain/played-ranges';
import type { MediaContent, MediaPage } from '~/schemas/media-lesson';
import { errorCode } from '~/trpc/error-code';
import { trpc } from '~/trpc/react';

/** Recording and transcript of a lesson: of a free one they came with the page, of the others members
 *  fetch them, once the page is seen: that opens the lesson. `locked` says why not. */
export function useMediaContent({ lesson, content }: MediaPage): {
  content: MediaContent | null;
  locked: 'LOGIN_USER_REQUIRED' | 'MEMBERSHIP_REQUIRED' | null;
  failed: boolean;
  again: () => void;
} {
  const owner = useOwner();
  const { client } = trpc.useUtils();
  const { slug } = lesson;
  const isShown = useIsPageVisible();
  const asked = useQuery({
    queryKey: ['media-content', slug, owner],
    enabled: isShown && content === null && owner !== null && owner !== VISITOR,
    retry: (count, error) => errorCode(error) !== 'MEMBERSHIP_REQUIRED' && count < 2,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => client.mediaLesson.open.mutate({ slug }),
  });
  const code = asked.error && errorCode(asked.error);
  const membersOnly =
    code === 'MEMBERSHIP_REQUIRED' || code === 'LOGIN_USER_REQUIRED' ? code : null;
  const isVisitor = content === null && owner === VISITOR;
  return {
    content: content ?? asked.data ?? null,
    locked: isVisitor ? 'LOGIN_USER_REQUIRED' : membersOnly,
    failed: asked.isError && membersOnly === null,
    again: () => void asked.refetch(),
  };
}

/** How far somebody is in a recorded lesson. */
export interface MediaPosition {
  positionMs: number;
  percent: number;
  completed: boolean;
  /** In the account's My Learning; null for visitors. */
  kept: boolean | null;
}

/** Where whoever is here stands in a lesson: the account's place, unless this device was further on since.
 *  Undefined until it is known. */
export function useMediaPosition(slug: string, durationMs: number): MediaPosition | undefined {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const asked = trpc.mediaLesson.progress.useQuery({ slug }, { enabled: isUser });
  const stored = useQuery({
    queryKey: ['kept-media', owner, slug],
    enabled: owner !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => (await loadMediaProgress(owner ?? VISITOR, slug)) ?? null,
  });
  if (owner === null || stored.isPending || (isUser && asked.isPending)) return undefined;
  const there = asked.data ?? null;
  const ahead = stored.data && !stored.data.sent ? stored.data : null;
  const played = mergeRanges([...(there?.heard ?? []), ...(ahead?.heard ?? [])], durationMs);
  return {
    positionMs: ahead?.positionMs ?? there?.positionMs ?? 0,
    percent: percentPlayed(played, durationMs),
    completed: (there?.completedAt ?? null) !== null,
    kept: isUser ? (there?.kept ?? false) : null,
  };
}

/** The recorded lessons in My Learning. */
export function useMyMedia() {
  return trpc.mediaLesson.mine.useQuery();
}

/** Percent heard of each lesson in My Learning, by slug; undefined for visitors and until it is known. */
export function useMediaPercents(): Readonly<Record<string, number>> | undefined {
  const owner = useOwner();
  const mine = trpc.mediaLesson.mine.useQuery(undefined, {
    enabled: owner !== null && owner !== VISITOR,
  });
  return (
    mine.data && Object.fromEntries(mine.data.map(({ lesson, percent }) => [lesson.slug, percent]))
  );
}

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

/** Puts a recorded lesson into My Learning, or back at the place where it was left. */
export function useAddMedia() {
  return trpc.mediaLesson.add.useMutation(useInvalidateMedia());
}

/** Takes a recorded lesson out of My Learning at once, and puts it back when the server refuses. */
export function useRemoveMedia() {
  const utils = trpc.useUtils();
  return trpc.mediaLesson.remove.useMutation({
    onMutate: async ({ slug }) => {
      await utils.mediaLesson.mine.cancel();
      const before = utils.mediaLesson.mine.getData();
      utils.mediaLesson.mine.setData(undefined, (all) =>
        all?.filter((one) => one.lesson.slug !== slug),
      );
      return { before };
    },
    onError: (_error, _input, saved) => utils.mediaLesson.mine.setData(undefined, saved?.before),
    ...useInvalidateMedia(),
  });
}

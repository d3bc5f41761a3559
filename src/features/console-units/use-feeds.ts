'use client';
import { useEffect, useRef } from 'react';
import { trpc } from '~/trpc/react';

/** The feeds, refetched regularly while the worker reads one of them; its results are shown afterwards. */
export function useFeeds() {
  const utils = trpc.useUtils();
  const feeds = trpc.operator.feeds.list.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data?.some(isReadingOpen) ? 2_000 : false),
  });
  const openNow = feeds.data?.filter(isReadingOpen).length ?? 0;
  const openBefore = useRef(0);
  useEffect(() => {
    if (openNow < openBefore.current) void utils.operator.units.invalidate();
    openBefore.current = openNow;
  }, [openNow, utils]);
  return feeds;
}

/** The changes of the feeds. Each refetches them. */
export function useFeedVerbs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.feeds.invalidate();
  return {
    add: trpc.operator.feeds.add.useMutation({ onSettled }),
    read: trpc.operator.feeds.read.useMutation({ onSettled }),
    setPaused: trpc.operator.feeds.setPaused.useMutation({ onSettled }),
    remove: trpc.operator.feeds.remove.useMutation({ onSettled }),
  };
}

/** Whether a feed is being read, or waits for that. */
export function isReadingOpen({ state }: { state: string }): boolean {
  return state === 'WAITING' || state === 'READING';
}

'use client';
import { plannedInterval } from '~/console/content/planned-interval';
import { trpc } from '~/trpc/react';

/** The video courses, hidden ones too. */
export function useVideos() {
  return trpc.operator.videos.list.useQuery();
}

/** One video course with its lines, refetched regularly while a time is scheduled. */
export function useVideo(slug: string) {
  return trpc.operator.videos.get.useQuery(
    { slug },
    { refetchInterval: ({ state: { data } }) => plannedInterval(data?.planned) },
  );
}

/** The acts on a video. It is refetched after each, also when a colleague was faster. */
export function useVideoActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.videos.invalidate();
  return {
    edit: trpc.operator.videos.edit.useMutation({ onSettled }),
    setLines: trpc.operator.videos.setLines.useMutation({ onSettled }),
    setHidden: trpc.operator.videos.setHidden.useMutation({ onSettled }),
    plan: trpc.operator.videos.plan.useMutation({ onSettled }),
    unplan: trpc.operator.videos.cancelPlanned.useMutation({ onSettled }),
    setPoster: trpc.operator.videos.setPoster.useMutation({ onSettled }),
  };
}

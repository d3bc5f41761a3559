'use client';
import { isRunOpen } from '~/console/content/is-run-open';
import { plannedInterval } from '~/console/content/planned-interval';
import { trpc } from '~/trpc/react';

/** Every voice lesson, unpublished ones included. */
export function useVoiceLessons() {
  return trpc.operator.voiceLessons.list.useQuery();
}

/** A voice lesson, refetched regularly while it is recorded, or a time is scheduled. */
export function useVoiceLesson(id: string) {
  return trpc.operator.voiceLessons.lesson.useQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) =>
        isRunOpen(data?.clipRun) ? 2_000 : plannedInterval(data?.planned),
    },
  );
}

/** The acts on voice lessons. Each refetches the lesson, also when a colleague was faster. */
export function useVoiceActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.voiceLessons.invalidate();
  return {
    edit: trpc.operator.voiceLessons.edit.useMutation({ onSettled }),
    clips: trpc.operator.voiceLessons.requestClips.useMutation({ onSettled }),
    publish: trpc.operator.voiceLessons.publish.useMutation({ onSettled }),
    plan: trpc.operator.voiceLessons.planPublication.useMutation({ onSettled }),
    unplan: trpc.operator.voiceLessons.cancelPlannedPublication.useMutation({ onSettled }),
    setHidden: trpc.operator.voiceLessons.setHidden.useMutation({ onSettled }),
  };
}

/** A person's recordings of a lesson's texts. Each refetches the lesson, also when a colleague was faster. */
export function useVoiceRecordings() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.voiceLessons.invalidate();
  return {
    check: trpc.operator.voiceLessons.checkTake.useMutation(),
    choose: trpc.operator.voiceLessons.chooseTake.useMutation({ onSettled }),
    drop: trpc.operator.voiceLessons.dropRecording.useMutation({ onSettled }),
  };
}

/** Begins a lesson, or deletes one that was never published. Its page is opened, or left, before the list is
 *  refetched. */
export function useVoiceBeginning() {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.operator.voiceLessons.list.invalidate();
  return {
    begin: trpc.operator.voiceLessons.begin.useMutation({ onSuccess }),
    discard: trpc.operator.voiceLessons.discard.useMutation({ onSuccess }),
  };
}

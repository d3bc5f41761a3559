'use client';
import { isRunOpen } from '~/console/content/is-run-open';
import { plannedInterval } from '~/console/content/planned-interval';
import { trpc } from '~/trpc/react';

/** Every voice lesson, also those that were only begun. */
export function useVoiceLessons() {
  return trpc.operator.voiceLessons.list.useQuery();
}

/** A voice lesson, read again and again while it is recorded, or its hour is awaited. */
export function useVoiceLesson(id: string) {
  return trpc.operator.voiceLessons.lesson.useQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) =>
        isRunOpen(data?.clipRun) ? 2_000 : plannedInterval(data?.planned),
    },
  );
}

/** The acts on voice lessons. Each shows the lesson as it is then, also when a colleague was faster. */
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

/** A person's recordings of a lesson's texts. Each shows the lesson as it is then, also when a colleague was faster. */
export function useVoiceRecordings() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.voiceLessons.invalidate();
  return {
    check: trpc.operator.voiceLessons.checkTake.useMutation(),
    choose: trpc.operator.voiceLessons.chooseTake.useMutation({ onSettled }),
    drop: trpc.operator.voiceLessons.dropRecording.useMutation({ onSettled }),
  };
}

/** Begins a lesson, or deletes one that was only begun. Its page is opened, or left, before the list is read again. */
export function useVoiceBeginning() {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.operator.voiceLessons.list.invalidate();
  return {
    begin: trpc.operator.voiceLessons.begin.useMutation({ onSuccess }),
    discard: trpc.operator.voiceLessons.discard.useMutation({ onSuccess }),
  };
}

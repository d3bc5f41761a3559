'use client';
import { isRunOpen } from '~/console/content/is-run-open';
import { trpc } from '~/trpc/react';

/** Every voice lesson, also those that were only begun. */
export function useVoiceLessons() {
  return trpc.operator.voiceLessons.list.useQuery();
}

/** A voice lesson, read again and again while it is recorded. */
export function useVoiceLesson(id: string) {
  return trpc.operator.voiceLessons.lesson.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => (isRunOpen(data?.clipRun) ? 2_000 : false) },
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
    setHidden: trpc.operator.voiceLessons.setHidden.useMutation({ onSettled }),
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

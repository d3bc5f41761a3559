'use client';
import { trpc } from '~/trpc/react';

/** Every activity with its seats. */
export function useOperatorActivities() {
  return trpc.operator.activities.list.useQuery();
}

/** An activity with its people; refetched every twenty seconds, as several operators may check in people at
 *  one door. */
export function useCheckInList(slug: string) {
  return trpc.operator.activities.get.useQuery({ slug }, { refetchInterval: 20_000 });
}

/** Checks a person in. */
export function useCheckIn(slug: string) {
  const utils = trpc.useUtils();
  return trpc.operator.activities.checkIn.useMutation({
    onSuccess: () => utils.operator.activities.get.invalidate({ slug }),
  });
}

/** Takes a check-in back. The list is refetched also when a colleague was faster. */
export function useUndoCheckIn(slug: string) {
  const utils = trpc.useUtils();
  return trpc.operator.activities.undoCheckIn.useMutation({
    onSettled: () => utils.operator.activities.get.invalidate({ slug }),
  });
}

/** The editable content of an activity. It is refetched only after an act. */
export function useEditedActivity(slug: string) {
  return trpc.operator.activities.edited.useQuery(
    { slug },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

/** Adding, publishing, changing and cancelling; everything is refetched afterwards, also when a colleague
 *  was faster. */
export function useActivityActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    add: trpc.operator.activities.add.useMutation({ onSettled }),
    publish: trpc.operator.activities.publish.useMutation({ onSettled }),
    change: trpc.operator.activities.change.useMutation({ onSettled }),
    cancel: trpc.operator.activities.cancel.useMutation({ onSettled }),
  };
}

/** Deletes a draft; its page is left before the draft is refetched. */
export function useDiscardActivity() {
  const utils = trpc.useUtils();
  return trpc.operator.activities.discard.useMutation({
    onSuccess: () =>
      Promise.all([
        utils.operator.activities.list.invalidate(),
        utils.operator.console.today.invalidate(),
      ]),
  });
}

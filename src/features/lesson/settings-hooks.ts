'use client';
import { useMutationState } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import type { LearnerSettings } from '~/schemas/learner-settings';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';

const SETTINGS_KEY = getQueryKey(trpc.settings.get, undefined, 'query');
const pendingEdits = {
  mutationKey: getMutationKey(trpc.settings.edit),
  status: 'pending',
} as const;

/** A member's learner settings; undefined for visitors and until they are loaded. */
export function useLearnerSettings() {
  const owner = useOwner();
  return trpc.settings.get.useQuery(undefined, { enabled: owner !== null && owner !== VISITOR });
}

/** The settings that a member's lessons follow, with the changes that are being sent to the account; undefined for
 *  visitors and until they are loaded. The items of a lesson, which are mounted one after the other, do not request
 *  them again. */
export function useLessonSettings(): LearnerSettings | undefined {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const query = trpc.settings.get.useQuery(undefined, { enabled: isUser, refetchOnMount: false });
  const { data } = useHydratedQuery(SETTINGS_KEY, query);
  const edits = useMutationState({ filters: pendingEdits, select: toEdit });
  return useMemo(
    () => (isUser && data ? Object.assign({}, data, ...edits) : undefined),
    [isUser, data, edits],
  );
}

function toEdit({ state }: { state: { variables?: unknown } }): Partial<LearnerSettings> {
  return state.variables as Partial<LearnerSettings>;
}

/** Mutation that changes some of a member's settings; a new number of daily reviews refetches the review, a
 *  new goal the week. */
export function useEditSettings() {
  const utils = trpc.useUtils();
  return trpc.settings.edit.useMutation({
    onSuccess: async (settings, { dailyReviews, goal, level, minutes, listening }) => {
      const plans = [dailyReviews, goal, level, minutes, listening].some(
        (change) => change !== undefined,
      );
      utils.settings.get.setData(undefined, settings);
      await Promise.all([
        dailyReviews !== undefined && utils.review.invalidate(),
        goal !== undefined && utils.progress.week.invalidate(),
        plans && utils.nextStep.invalidate(),
      ]);
    },
  });
}

'use client';
import { useEffect } from 'react';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { trpc } from '~/trpc/react';
import { storeSettings } from './use-stored-settings';

/** A member's learner settings; undefined for visitors and until they are loaded. The settings used by
 *  lessons are copied to this device. */
export function useLearnerSettings() {
  const owner = useOwner();
  const account = owner === VISITOR ? null : owner;
  const settings = trpc.settings.get.useQuery(undefined, { enabled: account !== null });
  const { data } = settings;
  useEffect(() => {
    if (account !== null && data) storeSettings(account, data);
  }, [account, data]);
  return settings;
}

/** Mutation that changes some of a member's settings; a new number of daily reviews refetches the review, a
 *  new goal the week. */
export function useEditSettings() {
  const utils = trpc.useUtils();
  return trpc.settings.edit.useMutation({
    onSuccess: async (settings, { dailyReviews, goal, level, minutes }) => {
      const plans = [dailyReviews, goal, level, minutes].some((change) => change !== undefined);
      utils.settings.get.setData(undefined, settings);
      await Promise.all([
        dailyReviews !== undefined && utils.review.invalidate(),
        goal !== undefined && utils.progress.week.invalidate(),
        plans && utils.nextStep.invalidate(),
      ]);
    },
  });
}

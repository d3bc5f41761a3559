'use client';
import { trpc } from '~/trpc/react';

/** Goal, days and streak of this week. */
export function useWeek() {
  return trpc.progress.week.useQuery();
}

/** Minutes, words and sounds over time. */
export function useReport() {
  return trpc.progress.report.useQuery();
}

/** Changes the weekly goal. */
export function useEditGoal() {
  const utils = trpc.useUtils();
  return trpc.settings.edit.useMutation({
    onSuccess: (settings) => {
      utils.settings.get.setData(undefined, settings);
      return utils.progress.week.invalidate();
    },
  });
}

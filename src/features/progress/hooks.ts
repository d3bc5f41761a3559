'use client';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { trpc } from '~/trpc/react';

/** Goal, days and streak of this week. */
export function useWeek() {
  return trpc.progress.week.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

/** Minutes, words and phonemes over time. */
export function useProgressReport() {
  return trpc.progress.report.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

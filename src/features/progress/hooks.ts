'use client';
import { afterSending } from '~/device/sent-mark';
import { trpc } from '~/trpc/react';

/** Goal, days and streak of this week. */
export function useWeek() {
  return trpc.progress.week.useQuery(undefined, { refetchOnMount: afterSending });
}

/** Minutes, words and sounds over time. */
export function useReport() {
  return trpc.progress.report.useQuery(undefined, { refetchOnMount: afterSending });
}

'use client';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { trpc } from '~/trpc/react';

/** Minutes, words and phonemes over time. */
export function useProgressReport() {
  return trpc.progress.report.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

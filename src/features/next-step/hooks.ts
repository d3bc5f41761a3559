'use client';
import { useQuery } from '@tanstack/react-query';
import { VISITOR } from '~/device/owner';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { useOwner } from '~/device/use-owner';
import { useStatedLevel } from '~/device/use-stated-level';
import { trpc } from '~/trpc/react';
import { loadVisitorPractice } from './visitor-practice';

/** The learner's steps of today: an account's, or a visitor's by the data of this device. */
export function useNextSteps({ enabled = true }: { enabled?: boolean } = {}) {
  const owner = useOwner();
  const isVisitor = owner === VISITOR;
  const [level] = useStatedLevel();
  const practice = useQuery({
    queryKey: ['visitor-practice'],
    enabled: enabled && isVisitor,
    staleTime: 0,
    queryFn: loadVisitorPractice,
  });
  const visitor = practice.data && { level, units: practice.data };
  return trpc.nextStep.today.useQuery(isVisitor ? { visitor } : {}, {
    enabled: enabled && owner !== null && (!isVisitor || practice.data !== undefined),
    refetchOnMount: refetchIfSynced,
  });
}

/** Goal, days and streak of this week, of which today's plan shows a part. */
export function useWeek() {
  return trpc.progress.week.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

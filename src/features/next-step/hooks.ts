'use client';
import { useQuery } from '@tanstack/react-query';
import { VISITOR } from '~/device/owner';
import { refetchIfSynced } from '~/device/sync-broadcast';
import { useOwner } from '~/device/use-owner';
import { useStatedLevel } from '~/device/use-stated-level';
import { trpc } from '~/trpc/react';
import { useEndedScenes } from './use-ended-scenes';
import { loadVisitorPractice } from './visitor-practice';

/** The learner's steps of today: an account's, with the scenes of this device, or a visitor's by the data of the device. */
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
  const scenes = useEndedScenes();
  const ofUser = scenes.length > 0 ? { scenes } : {};
  const { nextStep } = trpc.useUtils();
  return trpc.nextStep.today.useQuery(isVisitor ? { visitor } : ofUser, {
    enabled: enabled && owner !== null && (!isVisitor || practice.data !== undefined),
    refetchOnMount: refetchIfSynced,
    // A page may contain the plan that knows of no scene, which differs in its extra at most.
    ...(!isVisitor && { placeholderData: () => nextStep.today.getData({}) }),
  });
}

/** Goal, days and streak of this week, of which today's plan shows a part. */
export function useWeek() {
  return trpc.progress.week.useQuery(undefined, { refetchOnMount: refetchIfSynced });
}

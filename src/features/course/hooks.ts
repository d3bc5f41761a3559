'use client';
import { trpc } from '~/trpc/react';

/** Three recommended units for the user; undefined until loaded. */
export function useRecommendations() {
  return trpc.course.recommendations.useQuery(undefined, { staleTime: 60_000 }).data;
}

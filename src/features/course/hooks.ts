'use client';
import { trpc } from '~/trpc/react';

/** Three units for whoever is here; undefined until it is known which. */
export function useRecommendations() {
  return trpc.course.recommendations.useQuery(undefined, { staleTime: 60_000 }).data;
}

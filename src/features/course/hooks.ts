'use client';
import { useSession } from '~/features/account/hooks';
import { trpc } from '~/trpc/react';

/** Three recommended units for the user; undefined until loaded, and for visitors, who would get the newest. */
export function useRecommendations() {
  const isUser = useSession().status === 'user';
  const { data } = trpc.course.recommendations.useQuery(undefined, {
    enabled: isUser,
    staleTime: 60_000,
  });
  return isUser ? data : undefined;
}

'use client';
import { openQuestions } from '~/domain/onboarding';
import { trpc } from '~/trpc/react';

/** Whether the onboarding has a question left for the account; false until that is known. */
export function useOpenQuestions({ enabled }: { enabled: boolean }): boolean {
  const { data } = trpc.settings.get.useQuery(undefined, { enabled });
  return enabled && data !== undefined && openQuestions(data.asked).length > 0;
}

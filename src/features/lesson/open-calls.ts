'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { flushOutbox } from '~/device/flush-outbox';
import { lessonAccount } from '~/device/lesson-account';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { withWebLock } from '~/device/with-web-lock';
import type { Lesson } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';

interface OpenInput {
  slug: string;
  owner: LocalDataOwner;
}

/** The call that opens a unit while the learner waits. */
export function useOpenCall(): (input: OpenInput) => Promise<Lesson> {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return useCallback(
    ({ slug, owner }) =>
      // A query, so that it is retried after a lost connection and redirects to the log-in after an ended
      // session.
      client.fetchQuery({
        queryKey: ['lesson', slug, owner],
        staleTime: 0,
        queryFn: async () => {
          // Unsent rows are sent first: so that of two devices the newer position is kept.
          if (owner !== VISITOR) {
            const account = lessonAccount(utils.client);
            const send = () => flushOutbox(account, owner);
            const acceptedCount = await withWebLock(send).catch(() => 0);
            if (acceptedCount > 0) void utils.review.invalidate();
          }
          return utils.client.lesson.open.mutate({ slug });
        },
      }),
    [client, utils],
  );
}

/** The call that opens a unit in the background, while the learner is already practising it. */
export function useLateOpenCall(): (slug: string) => Promise<unknown> {
  const utils = trpc.useUtils();
  return useCallback((slug) => utils.client.lesson.open.mutate({ slug }), [utils]);
}

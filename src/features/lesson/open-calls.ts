'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { flushOutbox } from '~/device/flush-outbox';
import { lessonAccount } from '~/device/lesson-account';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { withWebLock } from '~/device/with-web-lock';
import type { Lesson } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';

// A file beside `hooks.ts`: a lesson loads these calls when it needs them.

interface OpenInput {
  slug: string;
  owner: LocalDataOwner;
}

/** The call that opens a unit for a learner who waits for it. */
export function useOpenCall(): (input: OpenInput) => Promise<Lesson> {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return useCallback(
    ({ slug, owner }) =>
      // A query, so that a lost connection is tried again and an ended session leads to the log-in.
      client.fetchQuery({
        queryKey: ['lesson', slug, owner],
        staleTime: 0,
        queryFn: async () => {
          // Unsent rows are sent first: of two devices the newer position then wins.
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

/** The call that opens a unit which the learner practises already; nobody waits for it. */
export function useLateOpenCall(): (slug: string) => Promise<unknown> {
  const utils = trpc.useUtils();
  return useCallback((slug) => utils.client.lesson.open.mutate({ slug }), [utils]);
}

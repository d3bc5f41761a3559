'use client';
import { useCallback } from 'react';
import { useStatedLevel } from '~/device/use-stated-level';
import { trpc } from '~/trpc/react';

/** The function that hands the level placed on this device over to the account that just logged in, whose own choice
 *  stays. Then the device forgets it: the next person may have another. A level that could not be handed over stays
 *  for the next log-in; a log-in never fails because of it. */
export function useAdoptLevel(): (account: { email: string }) => Promise<void> {
  const [level, storeLevel] = useStatedLevel();
  const { mutateAsync } = trpc.settings.adoptLevel.useMutation();
  return useCallback(
    async ({ email: account }) => {
      if (level === null) return;
      const settings = await mutateAsync({ level, account }).catch(() => null);
      if (settings) storeLevel(null);
    },
    [level, storeLevel, mutateAsync],
  );
}

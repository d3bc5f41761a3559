'use client';
import { useCallback } from 'react';
import { useStatedLevel } from '~/device/use-stated-level';
import { trpc } from '~/trpc/react';

/** The function that transfers the level placed on this device to the account that just logged in, unless the
 *  account has chosen a level. The level is then deleted from the device: the next person may have another. A
 *  level that could not be transferred stays for the next log-in; a log-in never fails because of it. */
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

'use client';
import { useEffect } from 'react';
import { hasLocalRows } from '~/device/has-local-rows';
import { useSession } from './hooks';

/** Calls `load` once the user is logged in or, with `readsDevice`, has rows on this device; and again when the
 *  connection is back. */
export function useWhenKnown(load: () => Promise<boolean>, readsDevice: boolean): void {
  const { status } = useSession();
  useEffect(() => {
    let isWanted = status === 'user';
    const loadIfWanted = () => {
      if (isWanted) void load();
    };
    loadIfWanted();
    if (status === 'visitor' && readsDevice)
      void hasLocalRows().then((has) => {
        isWanted ||= has;
        loadIfWanted();
      });
    addEventListener('online', loadIfWanted);
    return () => {
      isWanted = false;
      removeEventListener('online', loadIfWanted);
    };
  }, [status, load, readsDevice]);
}

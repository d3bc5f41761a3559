'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnline } from './connection';
import { findFile, NO_FILE } from './fetched-file';

/** A public file of JSON, fetched when it is needed; the fetch is repeated when the connection returns. It is
 *  undefined on the server and in the first render in the browser.
 *  @param address undefined: there is no file */
export function useFile(address: string | undefined, isNeeded: boolean) {
  const { get, subscribe, load } = findFile(address);
  const state = useSyncExternalStore(subscribe, get, NO_FILE.get);
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that comes back tries again.
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load, online]);
  return { ...state, load };
}

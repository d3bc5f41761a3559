'use client';
import { useCallback, useEffect, useMemo } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useEditSettings, useLearnerSettings } from '../hooks';
import { changedKeys, type KeyMap, type Keys, toKeys } from './key-actions';

export interface KeyPreference {
  keys: Keys;
  /** Sets the keys at once; rejects, and reverts, when the account did not save them. */
  choose: (keys: Keys) => Promise<void>;
}

/** This learner's keys: the account's, with a copy on this device; a visitor's are stored on the device only.
 *  Only keys that differ from the defaults are stored. */
export function useKeys(): KeyPreference {
  const owner = useOwner() ?? VISITOR;
  const settings = useLearnerSettings().data?.keyMap;
  const { mutateAsync } = useEditSettings();
  const [stored, store] = useDevicePreference(`keys.${owner}`);

  useEffect(() => {
    if (settings) store(JSON.stringify(settings));
  }, [settings, store]);

  const choose = useCallback(
    async (keys: Keys) => {
      const keyMap = changedKeys(keys);
      store(JSON.stringify(keyMap));
      if (owner === VISITOR) return;
      await mutateAsync({ keyMap }).catch((error) => {
        store(stored);
        throw error;
      });
    },
    [owner, mutateAsync, store, stored],
  );
  const keys = useMemo(() => toKeys(readMap(stored)), [stored]);
  return { keys, choose };
}

function readMap(stored: string | null): KeyMap {
  try {
    const map: unknown = JSON.parse(stored ?? '{}');
    return map !== null && typeof map === 'object' ? (map as KeyMap) : {};
  } catch {
    return {};
  }
}

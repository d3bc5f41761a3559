'use client';
import { useCallback, useEffect, useMemo } from 'react';
import { useDeviceChoice } from '~/device/device-choice';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useEditSettings, useLearnerSettings } from '../hooks';
import { differences, type KeyMap, type Keys, keysOf } from './key-actions';

export interface KeyChoice {
  keys: Keys;
  /** Holds at once; rejects when the account did not take it. */
  choose: (keys: Keys) => Promise<void>;
}

/** This learner's keys: the account's, as this device last knew them; a visitor's are kept on the
 *  device. Only what differs from the built-in keys is stored. */
export function useKeys(): KeyChoice {
  const owner = useOwner() ?? VISITOR;
  const settings = useLearnerSettings().data?.keyMap;
  const { mutateAsync } = useEditSettings();
  const [kept, keep] = useDeviceChoice(`keys.${owner}`);

  useEffect(() => {
    if (settings) keep(JSON.stringify(settings));
  }, [settings, keep]);

  const choose = useCallback(
    async (keys: Keys) => {
      const keyMap = differences(keys);
      keep(JSON.stringify(keyMap));
      if (owner === VISITOR) return;
      await mutateAsync({ keyMap }).catch((error) => {
        keep(kept);
        throw error;
      });
    },
    [owner, mutateAsync, keep, kept],
  );
  const keys = useMemo(() => keysOf(readMap(kept)), [kept]);
  return { keys, choose };
}

function readMap(kept: string | null): KeyMap {
  try {
    const map: unknown = JSON.parse(kept ?? '{}');
    return map !== null && typeof map === 'object' ? (map as KeyMap) : {};
  } catch {
    return {};
  }
}

'use client';
import { useCallback } from 'react';
import { saveDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useEditSettings } from '../settings-hooks';
import { changedKeys, type Keys } from './key-actions';
import { VISITORS_KEYS } from './use-keys';

/** The function that sets this learner's keys at once, in the account; a visitor's are stored on the device only. It
 *  rejects, and the keys are those of before, when the account did not save them. Only keys that differ from the
 *  defaults are stored. */
export function useChooseKeys(): (keys: Keys) => Promise<void> {
  const isVisitor = (useOwner() ?? VISITOR) === VISITOR;
  const { mutateAsync } = useEditSettings();
  return useCallback(
    async (keys) => {
      const keyMap = changedKeys(keys);
      if (isVisitor) saveDevicePreference(VISITORS_KEYS, JSON.stringify(keyMap));
      else await mutateAsync({ keyMap });
    },
    [isVisitor, mutateAsync],
  );
}

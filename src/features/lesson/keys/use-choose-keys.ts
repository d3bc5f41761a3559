'use client';
import { useCallback } from 'react';
import { devicePreference, saveDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useEditSettings } from '../settings-hooks';
import { keysPreference } from '../use-stored-settings';
import { changedKeys, type Keys } from './key-actions';

/** The function that sets this learner's keys at once, in the account and on this device; a visitor's are stored on
 *  the device only. It rejects, and reverts, when the account did not save them. Only keys that differ from the
 *  defaults are stored. */
export function useChooseKeys(): (keys: Keys) => Promise<void> {
  const owner = useOwner() ?? VISITOR;
  const { mutateAsync } = useEditSettings();
  return useCallback(
    async (keys) => {
      const preference = keysPreference(owner);
      const before = devicePreference(preference);
      const keyMap = changedKeys(keys);
      saveDevicePreference(preference, JSON.stringify(keyMap));
      if (owner === VISITOR) return;
      await mutateAsync({ keyMap }).catch((error) => {
        saveDevicePreference(preference, before);
        throw error;
      });
    },
    [owner, mutateAsync],
  );
}

'use client';
import { useCallback, useEffect } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { LENIENCIES } from '~/domain/speech/leniencies';
import { useEditSettings, useLearnerSettings } from './hooks';

export type Leniency = (typeof LENIENCIES)[number];

export interface LeniencyPreference {
  leniency: Leniency;
  /** Sets the leniency from the next utterance on; rejects when the account did not save it. */
  choose: (leniency: Leniency) => Promise<void>;
}

/** Leniency of the scorer for this learner: the account's setting, with a copy on this device; a visitor's is
 *  stored on the device only. */
export function useLeniency(): LeniencyPreference {
  const owner = useOwner() ?? VISITOR;
  const settings = useLearnerSettings().data?.leniency;
  const { mutateAsync } = useEditSettings();
  const [stored, store] = useDevicePreference(`leniency.${owner}`);

  useEffect(() => {
    if (settings) store(settings);
  }, [settings, store]);

  const choose = useCallback(
    async (leniency: Leniency) => {
      if (owner !== VISITOR) await mutateAsync({ leniency });
      store(leniency);
    },
    [owner, mutateAsync, store],
  );
  const known = settings ?? LENIENCIES.find((leniency) => leniency === stored);
  return { leniency: known ?? 'STANDARD', choose };
}

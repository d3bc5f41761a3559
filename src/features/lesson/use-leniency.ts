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
  /** Holds from the next saying on; rejects when the account did not take it. */
  choose: (leniency: Leniency) => Promise<void>;
}

/** How strictly this learner is judged: the account's setting, as this device last knew it; a visitor's
 *  is kept on the device. */
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
  const known = settings ?? LENIENCIES.find((one) => one === stored);
  return { leniency: known ?? 'STANDARD', choose };
}

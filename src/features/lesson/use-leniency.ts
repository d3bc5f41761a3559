'use client';
import { useCallback, useEffect } from 'react';
import { useDeviceChoice } from '~/device/device-choice';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { LENIENCIES } from '~/domain/speech/leniencies';
import { useEditSettings, useLearnerSettings } from './hooks';

export type Leniency = (typeof LENIENCIES)[number];

export interface LeniencyChoice {
  leniency: Leniency;
  /** Holds from the next saying on; rejects when the account did not take it. */
  choose: (leniency: Leniency) => Promise<void>;
}

/** How strictly this learner is judged: the account's setting, as this device last knew it; a visitor's
 *  is kept on the device. */
export function useLeniency(): LeniencyChoice {
  const owner = useOwner() ?? VISITOR;
  const settings = useLearnerSettings().data?.leniency;
  const { mutateAsync } = useEditSettings();
  const [kept, keep] = useDeviceChoice(`leniency.${owner}`);

  useEffect(() => {
    if (settings) keep(settings);
  }, [settings, keep]);

  const choose = useCallback(
    async (leniency: Leniency) => {
      if (owner !== VISITOR) await mutateAsync({ leniency });
      keep(leniency);
    },
    [owner, mutateAsync, keep],
  );
  const known = settings ?? LENIENCIES.find((one) => one === kept);
  return { leniency: known ?? 'STANDARD', choose };
}

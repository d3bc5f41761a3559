'use client';
import { useCallback } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { LENIENCIES, type Leniency } from '~/domain/speech/leniencies';
import { useEditSettings, useLessonSettings } from './settings-hooks';

/** Name of the preference with a visitor's leniency. */
const VISITORS_LENIENCY = `leniency.${VISITOR}`;

interface LeniencyPreference {
  leniency: Leniency;
  /** Sets the leniency from the next utterance on; rejects when the account did not save it. */
  choose: (leniency: Leniency) => Promise<void>;
}

/** Leniency of the scorer for this learner, and its setter: the account's setting; a visitor's is stored on the device
 *  only. */
export function useLeniency(): LeniencyPreference {
  const isVisitor = (useOwner() ?? VISITOR) === VISITOR;
  const settings = useLessonSettings();
  const { mutateAsync } = useEditSettings();
  const [stored, store] = useDevicePreference(VISITORS_LENIENCY);

  const choose = useCallback(
    async (leniency: Leniency) => {
      if (isVisitor) store(leniency);
      else await mutateAsync({ leniency });
    },
    [isVisitor, mutateAsync, store],
  );
  const own = isVisitor ? LENIENCIES.find((leniency) => leniency === stored) : settings?.leniency;
  return { leniency: own ?? 'STANDARD', choose };
}

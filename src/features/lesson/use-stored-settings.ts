'use client';
import { useLayoutEffect } from 'react';
import { saveDevicePreference, useDevicePreference } from '~/device/device-preference';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { LENIENCIES, type Leniency } from '~/domain/speech/leniencies';
import type { LearnerSettings } from '~/schemas/learner-settings';

// Lessons read the settings from this device, without a call: an account's are copied to it, a visitor's are
// stored only here.

/** Names of the preferences with the settings of an owner. */
export const leniencyPreference = (owner: LocalDataOwner) => `leniency.${owner}`;
export const keysPreference = (owner: LocalDataOwner) => `keys.${owner}`;

/** The settings of an account that lessons read. */
export type LessonSettings = Pick<LearnerSettings, 'leniency' | 'keyMap'>;

/** Copies an account's settings to this device. */
export function storeSettings(owner: LocalDataOwner, { leniency, keyMap }: LessonSettings): void {
  saveDevicePreference(leniencyPreference(owner), leniency);
  saveDevicePreference(keysPreference(owner), JSON.stringify(keyMap));
}

/** The settings of an account with which the server rendered a page. */
export interface PageSettings {
  owner: LocalDataOwner;
  settings: LessonSettings;
}

/** Settings that were already copied to this device: a page restored from the history has the settings of
 *  its first display. */
const copied = new WeakSet<PageSettings>();

/** Copies the settings of a page to this device. @param page null for a visitor */
export function useStorePageSettings(page: PageSettings | null): void {
  useLayoutEffect(() => {
    if (!page || copied.has(page)) return;
    copied.add(page);
    storeSettings(page.owner, page.settings);
  }, [page]);
}

/** Reads a stored leniency; undefined when there is none. */
export const toLeniency = (stored: string | null): Leniency | undefined =>
  LENIENCIES.find((leniency) => leniency === stored);

/** Leniency of the scorer for this learner, as stored on this device. */
export function useStoredLeniency(): Leniency {
  const owner = useOwner() ?? VISITOR;
  const [stored] = useDevicePreference(leniencyPreference(owner));
  return toLeniency(stored) ?? 'STANDARD';
}

'use client';
import { useMemo } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useLessonSettings } from '../settings-hooks';
import { type KeyMap, type Keys, toKeys } from './key-actions';

/** Name of the preference with a visitor's keys. */
export const VISITORS_KEYS = `keys.${VISITOR}`;

const NO_CHANGES: KeyMap = {};

/** This learner's keys: the account's, or a visitor's on this device. */
export function useKeys(): Keys {
  const isVisitor = (useOwner() ?? VISITOR) === VISITOR;
  const keyMap = useLessonSettings()?.keyMap ?? NO_CHANGES;
  const [stored] = useDevicePreference(VISITORS_KEYS);
  return useMemo(() => toKeys(isVisitor ? readMap(stored) : keyMap), [isVisitor, stored, keyMap]);
}

function readMap(stored: string | null): KeyMap {
  try {
    const map: unknown = JSON.parse(stored ?? '{}');
    return map !== null && typeof map === 'object' ? (map as KeyMap) : {};
  } catch {
    return {};
  }
}

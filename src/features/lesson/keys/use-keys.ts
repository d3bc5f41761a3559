'use client';
import { useMemo } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { keysPreference } from '../use-stored-settings';
import { type KeyMap, type Keys, toKeys } from './key-actions';

/** This learner's keys, as stored on this device. */
export function useKeys(): Keys {
  const owner = useOwner() ?? VISITOR;
  const [stored] = useDevicePreference(keysPreference(owner));
  return useMemo(() => toKeys(readMap(stored)), [stored]);
}

function readMap(stored: string | null): KeyMap {
  try {
    const map: unknown = JSON.parse(stored ?? '{}');
    return map !== null && typeof map === 'object' ? (map as KeyMap) : {};
  } catch {
    return {};
  }
}

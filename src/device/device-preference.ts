'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '~/lib/create-store';

const PREFIX = 'lesson';
const changed = createEmitter();
/** Preferences of this page, where the browser forbids storage. */
const inMemory = new Map<string, string>();

/** Key of a preference in local storage. */
export const devicePreferenceKey = (name: string) => `${PREFIX}.${name}`;

/** A preference stored on this device, such as the microphone; null when there is none. */
export function devicePreference(name: string): string | null {
  const stored = inMemory.get(name);
  if (stored !== undefined) return stored;
  try {
    return window.localStorage.getItem(devicePreferenceKey(name));
  } catch {
    return null;
  }
}

/** Names of the preferences on this device that begin with a prefix. */
export function devicePreferenceNames(prefix: string): string[] {
  const start = devicePreferenceKey(prefix);
  const names = new Set([...inMemory.keys()].filter((name) => name.startsWith(prefix)));
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(start)) names.add(key.slice(devicePreferenceKey('').length));
  } catch {
    // The browser forbids storage.
  }
  return [...names];
}

/** Stores a preference on this device; null removes it. */
export function saveDevicePreference(name: string, value: string | null): void {
  inMemory.delete(name);
  try {
    if (value === null) window.localStorage.removeItem(devicePreferenceKey(name));
    else window.localStorage.setItem(devicePreferenceKey(name), value);
  } catch {
    if (value !== null) inMemory.set(name, value);
  }
  changed.emit();
}

/** A preference of this device and its setter; every component and tab sees the same value. */
export function useDevicePreference(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    watchDevicePreferences,
    () => devicePreference(name),
    () => null,
  );
  const save = useCallback((to: string | null) => saveDevicePreference(name, to), [name]);
  return [value, save];
}

/** Calls a watcher after each change of a preference, in this tab or another one. @returns the end of it */
export function watchDevicePreferences(watcher: () => void): () => void {
  const stop = changed.subscribe(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    stop();
    window.removeEventListener('storage', watcher);
  };
}

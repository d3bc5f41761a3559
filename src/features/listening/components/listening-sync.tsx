'use client';
import { useListeningSync } from '../hooks';

/** Sends unsent rounds of listening, on every page; renders nothing. */
export function ListeningSync() {
  useListeningSync();
  return null;
}

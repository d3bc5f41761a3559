'use client';
import { useMediaSync } from '../use-media-sync';

/** Sends kept places from whatever page is open; draws nothing. */
export function MediaSync() {
  useMediaSync();
  return null;
}

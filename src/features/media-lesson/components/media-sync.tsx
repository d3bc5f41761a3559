'use client';
import { useMediaSync } from '../use-media-sync';

/** Sends unsent media progress, on every page; renders nothing. */
export function MediaSync() {
  useMediaSync();
  return null;
}

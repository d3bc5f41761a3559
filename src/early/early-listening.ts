'use client';
import { useEffect, useRef } from 'react';
import { takeEarlyEvents } from './early-events';

declare global {
  interface Window {
    /** Set by the script of a lesson: the address of the fetched clip, and the element that plays it after
     *  an early click on its button. */
    earlyListening?: { url?: string; path?: string; element?: HTMLAudioElement; presses: Event[] };
  }
}

/** Marks the button that plays a clip before React handles it. @param path of the clip */
export const earlyClip = (path: string) => ({ 'data-early-clip': path });

/** Takes the first clip over from the script, whose click is then not repeated.
 *  @returns its element; null when it was not played, or when the item has another clip */
function takeEarlyListening(path: string): HTMLAudioElement | null {
  const begun = window.earlyListening;
  delete window.earlyListening;
  if (!begun?.element) {
    if (begun?.url) URL.revokeObjectURL(begun.url);
    return null;
  }
  const { element, presses } = begun;
  if (begun.path !== path) {
    element.pause();
    return null;
  }
  takeEarlyEvents((event) => presses.includes(event));
  return element;
}

/** Reports a clip that was played before React handled the page.
 *  @param path of the item's clip
 *  @param onHeard called with its element, which plays, has ended, or was stopped by the learner */
export function useEarlyListening(
  path: string,
  onHeard: (element: HTMLAudioElement) => void,
): void {
  const start = useRef({ path, onHeard });
  useEffect(() => {
    const { path, onHeard } = start.current;
    const element = takeEarlyListening(path);
    if (element) onHeard(element);
  }, []);
}

'use client';
import { useEffect } from 'react';
import { takeEarlyEvents } from '~/early/early-events';
import { isWordTap, recordWordTap } from '~/lexicon/word-tap';
import { LOOK_UP } from './look-up-loader';

function onClick(event: Event): void {
  if (!isWordTap(event)) return;
  recordWordTap(event);
  void LOOK_UP.request();
}

/** Stores the taps on the words of English texts, from before React handled the page too, and loads the look-up at the
 *  first one. */
export function useWordTaps(): void {
  useEffect(() => {
    takeEarlyEvents(isWordTap).forEach(onClick);
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
}

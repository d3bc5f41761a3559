'use client';
import { useEffect } from 'react';
import { takeEarlyEvents } from '~/early/early-events';
import { saveWordButton } from '~/lexicon/save-word';
import { isWordTap, recordWordTap } from '~/lexicon/word-tap';
import { LOOK_UP } from './look-up-loader';
import { SaveWordHere } from './save-word-here';

function onClick(event: Event): void {
  if (!isWordTap(event)) return;
  recordWordTap(event);
  void LOOK_UP.request();
}

/** Stores the taps on the words of English texts, from before React handled the page too, and loads the look-up at the
 *  first one; gives the look-up the button that saves a word. */
export function useWordTaps(): void {
  useEffect(() => {
    saveWordButton.set(SaveWordHere);
    takeEarlyEvents(isWordTap).forEach(onClick);
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
}

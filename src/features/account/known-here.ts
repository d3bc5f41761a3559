'use client';
import { useEffect } from 'react';
import type { Session } from './hooks';

const KEY = 'known-here';

/** On the page's root while this browser waits to hear who is here, if the last answer was somebody:
 *  `globals.css` then hides what is for visitors alone. Cached pages are the same for everybody, so that
 *  only the browser can tell. */
const MARK = 'data-known-here';

/** Runs while the page is being read, before anything of it is shown. */
export const KNOWN_HERE_SCRIPT = `try{if(localStorage.getItem('${KEY}'))document.documentElement.setAttribute('${MARK}','')}catch{}`;

/** Remembers whether somebody is logged in here, for the next page that is opened. It opens nothing: it
 *  says only what is shown while the server is asked.
 *  @param unheard whether no answer is to be expected: then nothing stays hidden */
export function useRememberKnown(status: Session['status'], unheard = false): void {
  useEffect(() => {
    if (status !== 'unknown' || unheard) document.documentElement.removeAttribute(MARK);
    if (status === 'unknown') return;
    try {
      if (status === 'user') localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing shows the form for a moment.
    }
  }, [status, unheard]);
}

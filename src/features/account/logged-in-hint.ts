'use client';
import { useEffect } from 'react';
import type { Session } from './hooks';

const STORAGE_KEY = 'known-here';

/** On the page's root while this browser waits to hear who is here, if the last answer was somebody:
 *  `globals.css` then hides what is for visitors alone. Cached pages are the same for everybody, so that
 *  only the browser can tell. */
const HINT_ATTRIBUTE = 'data-known-here';

/** Runs while the page is being read, before anything of it is shown. */
export const LOGGED_IN_HINT_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}'))document.documentElement.setAttribute('${HINT_ATTRIBUTE}','')}catch{}`;

/** Remembers whether somebody is logged in here, for the next page that is opened. It opens nothing: it
 *  says only what is shown while the server is asked.
 *  @param unheard whether no answer is to be expected: then nothing stays hidden */
export function useLoggedInHint(status: Session['status'], isUnavailable = false): void {
  useEffect(() => {
    if (status !== 'unknown' || isUnavailable)
      document.documentElement.removeAttribute(HINT_ATTRIBUTE);
    if (status === 'unknown') return;
    try {
      if (status === 'user') localStorage.setItem(STORAGE_KEY, '1');
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // A browser that keeps nothing shows the form for a moment.
    }
  }, [status, isUnavailable]);
}

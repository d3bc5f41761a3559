'use client';
import { useEffect } from 'react';
import type { Session } from './hooks';

const KEY = 'known-here';

/** While this browser waits to hear who is here: nothing that is for visitors alone, if the last answer
 *  was somebody. Cached pages are the same for everybody, so that only the browser can tell. */
const STYLE = '[data-visitors]{visibility:hidden}[data-known]{display:grid}';

/** Runs while the page is being read, before anything of it is shown. */
export const KNOWN_HERE_SCRIPT = `try{if(localStorage.getItem('${KEY}')){const s=document.createElement('style');s.id='${KEY}';s.textContent='${STYLE}';document.head.append(s)}}catch{}`;

/** Remembers whether somebody is logged in here, for the next page that is opened. It opens nothing: it
 *  says only what is shown while the server is asked. */
export function useRememberKnown(status: Session['status']): void {
  useEffect(() => {
    if (status === 'unknown') return;
    document.getElementById(KEY)?.remove();
    try {
      if (status === 'user') localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing shows the form for a moment.
    }
  }, [status]);
}

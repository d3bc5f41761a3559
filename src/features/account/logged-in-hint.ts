'use client';
import { useEffect } from 'react';
import { KNOWN_HERE } from '~/early/logged-in-hint-script';
import type { Session } from './session';

/** Set on the root element while the session is unknown, if the last response had a user: `globals.css` then
 *  hides the parts for visitors. Cached pages are the same for everybody, so that only the browser knows the
 *  user. */
const HINT_ATTRIBUTE = 'data-known-here';

/** Stores whether a user is logged in, for the next page load. It grants no access: it decides only what is
 *  displayed while the session is loading.
 *  @param isUnavailable whether no response can be expected: then nothing stays hidden */
export function useLoggedInHint(status: Session['status'], isUnavailable = false): void {
  useEffect(() => {
    if (status !== 'unknown' || isUnavailable)
      document.documentElement.removeAttribute(HINT_ATTRIBUTE);
    if (status === 'unknown') return;
    try {
      if (status === 'user') localStorage.setItem(KNOWN_HERE, '1');
      else localStorage.removeItem(KNOWN_HERE);
    } catch {
      // Without local storage the form is visible for a moment.
    }
  }, [status, isUnavailable]);
}

'use client';
import { useEffect, useRef } from 'react';
import { focusPage } from '~/components/ui/focus-page';
import { watchFocus } from '~/components/ui/watch-focus';
import { useCurrentPath } from './use-current-path';

/** Keeps the focus on the page: where the focused element is removed or disabled, its heir gets the focus, and after a
 *  change of page its headline; a focus that the page itself has set stays. Shows nothing. */
export function FocusHeir() {
  const { path } = useCurrentPath();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // The browser itself focuses the target of an address with a hash.
    if (window.location.hash === '' && !document.activeElement?.closest('main, [role="dialog"]'))
      focusPage();
  }, [path]);
  useEffect(watchFocus, []);
  return null;
}

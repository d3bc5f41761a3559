'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { onHistoryStep, traverseTo } from './browser-navigation';

/** The navigation that was stopped: to a link of the site, or to an entry of the browser's history by its
 *  key. */
type HeldBack = { href: string } | { key: string };

/** Guards against leaving a page with unsaved changes: the browser asks when the page is closed; a link of the site and
 *  the browser's back and forward buttons are stopped until `leave` is called. A change of language is allowed, because
 *  it shows the same page with the typed text.
 *
 *  The buttons are stopped only in browsers with the Navigation API, and only after a click or typing since the last
 *  stop, because no page may trap its reader.
 *  @returns `target`, the stopped navigation, or null */
export function useUnsavedChangesGuard(unsaved: boolean) {
  const router = useRouter();
  const [target, setTarget] = useState<HeldBack | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    isLeaving.current = false;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const clicked = event.target instanceof Element ? event.target : null;
      if (clicked?.closest('a[hreflang], button[lang]'))
        return window.removeEventListener('beforeunload', onLeave);
      const link = clicked?.closest('a');
      if (!isPlainClick || !link || link.target || link.origin !== window.location.origin) return;
      // A download does not leave the page.
      if (link.pathname === window.location.pathname || link.hasAttribute('download')) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ href: link.pathname + link.search + link.hash });
    };
    const stopHearing = onHistoryStep((event, key) => {
      if (isLeaving.current) return;
      event.preventDefault();
      setTarget({ key });
    });
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, { capture: true });
      stopHearing();
    };
  }, [unsaved]);
  return {
    target,
    stay: () => setTarget(null),
    leave: () => {
      setTarget(null);
      if (!target) return;
      if ('href' in target) return router.push(target.href);
      isLeaving.current = true;
      traverseTo(target.key, () => {
        isLeaving.current = false;
      });
    },
  };
}

'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Guards against leaving a page with unsaved changes: the browser asks when the page is closed; a link
 *  of the site is held back until `leave` is called. A change of language passes: it shows the same
 *  page with the typed text.
 *  @returns `target`, the link that was clicked, or null */
export function useUnsavedChangesGuard(unsaved: boolean) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const clicked = event.target instanceof Element ? event.target : null;
      if (clicked?.closest('a[hreflang], button[lang]'))
        return window.removeEventListener('beforeunload', onLeave);
      const link = clicked?.closest('a');
      if (!isPlainClick || !link || link.target || link.origin !== window.location.origin) return;
      // What is downloaded leaves the page where it is.
      if (link.pathname === window.location.pathname || link.hasAttribute('download')) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [unsaved]);
  return {
    target,
    stay: () => setTarget(null),
    leave: () => {
      setTarget(null);
      if (target) router.push(target);
    },
  };
}

'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Stands between a person and the way out while something is not saved: the browser asks when the page
 *  is closed; a link of ours is held back until `leave` is called. Another language is no way out: it
 *  shows the same page, and what was typed comes along.
 *  @returns the link that was pressed, null while none was */
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
      if (link.pathname === window.location.pathname) return;
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

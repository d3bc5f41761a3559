'use client';
import { type RefObject, useEffect } from 'react';

/** Opens the question inside `container` that the URL's `#…` names, now and whenever it changes: browsers
 *  scroll to a closed one and leave it closed. */
export function useOpenHashTarget(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = id ? document.getElementById(id) : null;
      if (!(target instanceof HTMLDetailsElement) || !container.current?.contains(target)) return;
      target.open = true;
      target.scrollIntoView({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [container]);
}

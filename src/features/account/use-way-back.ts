'use client';
import { useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { ownPath } from '~/lib/own-path';

const subscribe = () => () => {};

/** Where to go once logged in: the `next` of the address when it is a path of ours, else My Learning. */
export function useWayBack() {
  const language = useLanguage();
  // Kept as it was when the page opened: while the router leaves, the address is the next page's already.
  const opened = useRef<string>(null);
  const search = useSyncExternalStore(
    subscribe,
    () => {
      opened.current ??= window.location.search;
      return opened.current;
    },
    () => '',
  );
  const next = ownPath(new URLSearchParams(search).get('next'));
  return {
    /** Whether a page sent the person here. */
    sent: next !== null,
    target: next ?? localePath(language, '/my-lesson'),
    /** The same way back on another page of the account, such as the sign-up. */
    keep: (path: string) =>
      localePath(language, path) + (next ? `?${new URLSearchParams({ next })}` : ''),
  };
}

/** Whether the page is alive: buttons of forms wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

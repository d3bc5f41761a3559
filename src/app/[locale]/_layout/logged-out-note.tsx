'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '~/i18n/client';
import { createStore } from '~/lib/create-store';
import { useCurrentPath } from './use-current-path';

const loggedOut = createStore(false);

/** Event of a log-out whose toast closes before it can be read. */
export function notifyLoggedOut(now = true): void {
  loggedOut.set(now);
}

/** Notice of a log-out on the page that follows it, until the next navigation. */
export function LoggedOutNote() {
  const t = useI18n();
  const { path } = useCurrentPath();
  const isLoggedOut = useSyncExternalStore(loggedOut.subscribe, loggedOut.get, () => false);
  useEffect(() => {
    if (!isLoggedOut || path !== '/') return;
    return () => notifyLoggedOut(false);
  }, [isLoggedOut, path]);
  return (
    <div role="status">
      {isLoggedOut && path === '/' && (
        <p className="border-b border-line bg-sunken px-5 py-2 text-center text-sm">
          {t('common.left')}
        </p>
      )}
    </div>
  );
}

'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '~/i18n/client';
import { useHere } from './use-here';

let left = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Somebody has just logged out by a notice that is gone before it can be read. */
export function tellLeft(now = true): void {
  left = now;
  for (const listener of listeners) listener();
}

/** Says on the page where a log-out ends what has happened, until the next page. */
export function LeftNote() {
  const t = useI18n();
  const { path } = useHere();
  const isLeft = useSyncExternalStore(
    subscribe,
    () => left,
    () => false,
  );
  useEffect(() => {
    if (!isLeft || path !== '/') return;
    return () => tellLeft(false);
  }, [isLeft, path]);
  return (
    <div role="status">
      {isLeft && path === '/' && (
        <p className="border-b border-line bg-sunken px-5 py-2 text-center text-sm">
          {t('common.left')}
        </p>
      )}
    </div>
  );
}

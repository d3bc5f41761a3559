'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '~/i18n/client';
import { createStore } from '~/lib/create-store';
import { useHere } from './use-here';

const left = createStore(false);

/** Somebody has just logged out by a notice that is gone before it can be read. */
export function tellLeft(now = true): void {
  left.set(now);
}

/** Says on the page where a log-out ends what has happened, until the next page. */
export function LeftNote() {
  const t = useI18n();
  const { path } = useHere();
  const isLeft = useSyncExternalStore(left.subscribe, left.get, () => false);
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

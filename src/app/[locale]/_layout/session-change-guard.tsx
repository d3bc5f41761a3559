'use client';
import { type ReactNode, useEffect } from 'react';
import { leftPage, useLeftPage } from './left-page';
import { useCurrentPath } from './use-current-path';

/** Shows the page below while it belongs to the session (`OtherTabs`). */
export function SessionChangeGuard({ children }: { children: ReactNode }) {
  const { path } = useCurrentPath();
  const left = useLeftPage();
  useEffect(() => {
    if (left !== null && left !== path) leftPage.set(null);
  }, [left, path]);
  return left === path ? null : children;
}

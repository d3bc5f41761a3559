'use client';
import { lazy } from 'react';

// Every page can turn out to be missing, and hardly any does: the script comes with those that do. There is no
// Suspense around it, which would turn the 404 into a 200.
const Content = lazy(() =>
  import('./not-found-content').then(({ NotFoundContent }) => ({ default: NotFoundContent })),
);

/** Content of the 404 page. */
export function NotFoundNotice() {
  return <Content />;
}

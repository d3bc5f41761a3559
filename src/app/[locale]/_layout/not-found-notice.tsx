'use client';
import { lazy } from 'react';

// Loaded only for pages that turn out to be missing, which are rare. It has no Suspense boundary, which would
// turn the 404 into a 200.
const Content = lazy(() =>
  import('./not-found-content').then(({ NotFoundContent }) => ({ default: NotFoundContent })),
);

/** Content of the 404 page. */
export function NotFoundNotice() {
  return <Content />;
}

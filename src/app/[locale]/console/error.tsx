'use client';
import type { FailedPageProps } from '../_layout/failed-page-props';
import { PageFailure } from '../_layout/page-failure';

/** Error boundary within the layout of these pages. */
export default function PageError(failed: FailedPageProps) {
  return <PageFailure {...failed} />;
}

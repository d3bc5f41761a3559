'use client';
import { type FailedPageProps, PageFailure } from '../_layout/page-failure';

/** Within the frame of these pages. */
export default function PageError(failed: FailedPageProps) {
  return <PageFailure {...failed} />;
}

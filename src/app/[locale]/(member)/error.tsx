'use client';
import { type Failed, PageFailure } from '../_shell/page-failure';

/** Within the frame of these pages. */
export default function PageError(failed: Failed) {
  return <PageFailure {...failed} />;
}

'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** Progress by unit slug, of an account or of this device, for pages that are the same for everybody. */
export const UNIT_PROGRESS = lazyQuery(
  () => import('~/features/lesson/hooks').then(({ useUnitProgress }) => useUnitProgress),
  { readsDevice: true },
);

'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** Percentage played of each lesson in a user's My Learning, by slug, for pages that are the same for everybody. */
export const MEDIA_PERCENTS = lazyQuery(() =>
  import('./hooks').then(({ useMediaPercents }) => useMediaPercents),
);

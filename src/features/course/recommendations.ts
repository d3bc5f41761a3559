'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** Three units for a user. A visitor's would be the newest, which the page has. */
export const RECOMMENDATIONS = lazyQuery(() =>
  import('./hooks').then(({ useRecommendations }) => useRecommendations),
);

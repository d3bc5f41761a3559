'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** Three units for a user. Visitors would get the newest units, which the page already has. */
export const RECOMMENDATIONS = lazyQuery(() =>
  import('./hooks').then(({ useRecommendations }) => useRecommendations),
);

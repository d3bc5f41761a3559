'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** A user's own registrations, and the free seats as the user's actions leave them. */
export const USER_REGISTRATIONS = lazyQuery(() =>
  import('./hooks').then(({ useUserRegistrations }) => useUserRegistrations),
);

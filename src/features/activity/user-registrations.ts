'use client';
import { lazyQuery } from '~/features/account/lazy-query';

/** A user's own registrations, and the free seats after the user's actions. */
export const USER_REGISTRATIONS = lazyQuery(() =>
  import('./hooks').then(({ useUserRegistrations }) => useUserRegistrations),
);

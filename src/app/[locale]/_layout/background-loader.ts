'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** What runs behind every page: a script that the page's start does not wait for. */
export const BACKGROUND = lazyComponent(() =>
  import('./background').then(({ Background }) => Background),
);

/** The log-out, which most pages never need. */
export const LOGOUT = lazyComponent(() =>
  withMessages(() => import('./logout-on-request').then(({ LogoutOnRequest }) => LogoutOnRequest)),
);

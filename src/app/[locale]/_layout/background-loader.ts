'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** The components that send the rows of this device to the account. */
export const OUTBOXES = lazyComponent(() => import('./outboxes').then(({ Outboxes }) => Outboxes));

/** The log-out, which most pages never need. */
export const LOGOUT = lazyComponent(() =>
  withMessages(() => import('./logout-on-request').then(({ LogoutOnRequest }) => LogoutOnRequest)),
);

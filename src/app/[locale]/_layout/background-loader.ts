'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withCalls, withQueryClient } from '~/trpc/with-calls';

/** The components that follow the query cache: not loaded before the page has a query client. */
export const FOLLOWERS = lazyComponent(() =>
  withQueryClient(() => import('./cache-followers').then(({ CacheFollowers }) => CacheFollowers)),
);

/** The components that send the rows of this device to the account. */
export const OUTBOXES = lazyComponent(() =>
  withQueryClient(() => import('./outboxes').then(({ Outboxes }) => Outboxes)),
);

/** The log-out, which most pages never need. */
export const LOGOUT = lazyComponent(() =>
  withCalls(() => import('./logout-on-request').then(({ LogoutOnRequest }) => LogoutOnRequest)),
);

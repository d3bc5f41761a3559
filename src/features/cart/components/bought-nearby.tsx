'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Skeleton } from '~/components/ui/skeleton';
import { withMessages } from '~/i18n/with-messages';

const BOUGHT = lazyComponent(() =>
  withMessages(() => import('./bought').then(({ Bought }) => Bought)),
);

/** The summary of the purchase with its texts, which are not part of pages that are rarely used in a
 *  checkout. */
export function BoughtNearby() {
  const Bought = BOUGHT.useComponent();
  useEffect(() => void BOUGHT.fetch(), []);
  return Bought ? (
    <Bought />
  ) : (
    <div className="bought">
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Skeleton } from '~/components/ui/skeleton';
import { withMessages } from '~/i18n/with-messages';

const BOUGHT = lazyComponent(() =>
  withMessages(() => import('./bought').then(({ Bought }) => Bought)),
);

/** What is about to be bought, with its texts, which pages that are rarely part of a checkout do not have. */
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

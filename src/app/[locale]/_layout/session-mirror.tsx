'use client';
import { useLayoutEffect } from 'react';
import { useSession } from '~/features/account/hooks';
import { type Session, shownSession } from '~/features/account/shown-session';
import { useCartBadge } from '~/features/cart/hooks';
import { shownCartCount } from '~/features/cart/shown-count';

/** Copies the session and the cart's number from the query cache to what the header shows; renders nothing. */
export function SessionMirror() {
  const { status, user } = useSession();
  const count = useCartBadge();
  useLayoutEffect(() => shownSession.set({ status, user } as Session), [status, user]);
  useLayoutEffect(() => shownCartCount.set(count), [count]);
  return null;
}

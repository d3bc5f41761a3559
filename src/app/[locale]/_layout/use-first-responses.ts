'use client';
import { useEffect } from 'react';
import { shownSession, toSession } from '~/features/account/shown-session';
import { shownCartCount } from '~/features/cart/shown-count';
import type { Language } from '~/lib/language';
import { areFirstResponsesFresh, fetchFirstResponses } from '~/trpc/first-responses';
import { hasQueryClient } from '~/trpc/query-client-state';
import { FOLLOWERS } from './background-loader';

/** Fetches the session and the cart, unless this tab has a query client, which fetches them itself. */
export function useFirstResponses(language: Language): void {
  useEffect(() => {
    if (!hasQueryClient() && !areFirstResponsesFresh()) void showFirstResponses(language);
  }, [language]);
}

async function showFirstResponses(language: Language): Promise<void> {
  const responses = await fetchFirstResponses(language).catch(() => null);
  if (hasQueryClient()) return;
  // The query client repeats the requests, also when the connection is back.
  if (responses === null) return void FOLLOWERS.fetch();
  shownSession.set(toSession(responses.me));
  shownCartCount.set(responses.cart.totalItem);
}

'use client';
import { useEffect } from 'react';
import { shownSession, toSession } from '~/features/account/shown-session';
import { shownCartCount } from '~/features/cart/shown-count';
import type { Language } from '~/lib/language';
import { fetchFirstResponses } from '~/trpc/first-responses';
import { hasQueryClient } from '~/trpc/query-client-state';

/** Fetches who is logged in and what is in the cart, unless this tab has a query client, which does. */
export function useFirstResponses(language: Language): void {
  useEffect(() => {
    if (!hasQueryClient()) void showFirstResponses(language);
  }, [language]);
}

async function showFirstResponses(language: Language): Promise<void> {
  // After a failure the query client asks again, once the background is loaded.
  const responses = await fetchFirstResponses(language).catch(() => null);
  if (responses === null || hasQueryClient()) return;
  shownSession.set(toSession(responses.me));
  shownCartCount.set(responses.cart.totalItem);
}

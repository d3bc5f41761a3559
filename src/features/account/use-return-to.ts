'use client';
import { useSearchParams } from 'next/navigation';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage } from '~/i18n/client';
import { localePath, splitPath } from '~/i18n/paths';
import { findRouteKey, type RouteKey, route } from '~/lib/routes';
import { safeRedirectPath } from '~/lib/safe-redirect-path';

/** Where money is about to be spent. */
const PAYMENT_PAGES: readonly (RouteKey | null)[] = ['cart', 'payment'];

/** Where to go once logged in: the `next` of the address when it is a path of ours, else My Learning.
 *  The router's parameters, not the window's: those already belong to the next page while leaving, and
 *  still to the last one while arriving. The cached page's HTML knows none. */
export function useReturnTo() {
  const language = useLanguage();
  const parameters = useSearchParams();
  const next = useHydrated() ? safeRedirectPath(parameters.get('next')) : null;
  return {
    /** Whether a page sent the person here. */
    isGiven: next !== null,
    /** Whether they go on to pay. */
    leadsToPayment:
      next !== null &&
      PAYMENT_PAGES.includes(findRouteKey(splitPath(next.replace(/[?#].*$/s, '')).path)),
    target: next ?? localePath(language, route('my-lesson')),
    /** The same way back on another page of the account, such as the sign-up. */
    withReturnTo: (path: string) =>
      localePath(language, path) + (next ? `?${new URLSearchParams({ next })}` : ''),
  };
}

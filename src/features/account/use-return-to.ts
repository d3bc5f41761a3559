'use client';
import { useSearchParams } from 'next/navigation';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage } from '~/i18n/client';
import { localePath, splitPath } from '~/i18n/paths';
import { findRouteKey, type PlainRoute, type RouteKey, route } from '~/lib/routes';
import { safeRedirectPath } from '~/lib/safe-redirect-path';

/** Pages on which a purchase continues. */
const PAYMENT_PAGES: readonly RouteKey[] = ['cart', 'payment'];

/** The return path after a login: the `next` of the URL when it is a path of the site, else `home`. It uses
 *  the router's parameters, not the window's: the window's already belong to the next page while leaving,
 *  and still to the last page while arriving. The cached page's HTML has no parameters. */
export function useReturnTo(home: PlainRoute = 'my-lesson') {
  const language = useLanguage();
  const parameters = useSearchParams();
  const isRead = useHydrated();
  const next = isRead ? safeRedirectPath(parameters.get('next')) : null;
  const page = next === null ? null : findRouteKey(splitPath(next.replace(/[?#].*/s, '')).path);
  return {
    /** Whether the URL is read: the cached HTML is the same for every return path. */
    isRead,
    /** Whether the URL names a return path. */
    isGiven: next !== null,
    /** Whether the return path continues a purchase. */
    leadsToPayment: page !== null && PAYMENT_PAGES.includes(page),
    /** Whether the page is the first step of the checkout. */
    isCheckout: page === 'payment',
    target: next ?? localePath(language, route(home)),
    /** The URL of another account page, such as the sign-up, with the same return path. */
    withReturnTo: (path: string) =>
      localePath(language, path) + (next ? `?${new URLSearchParams({ next })}` : ''),
  };
}

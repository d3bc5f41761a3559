'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/client';
import { fetchFirstResponses } from '~/trpc/first-responses';
import { hasQueryClient } from '~/trpc/query-client-state';
import { useShownCartCount } from './shown-count';

/** Whether the cart is empty; null until it is known. False also where the query client is needed: when it
 *  already has the cart, or a request without it has failed. */
export function useIsCartEmpty(): boolean | null {
  const language = useLanguage();
  const count = useShownCartCount();
  const [isEmpty, setEmpty] = useState<boolean | null>(null);
  useEffect(() => {
    let isMounted = true;
    if (hasQueryClient()) return setEmpty(false);
    fetchFirstResponses(language).then(
      ({ cart }) => isMounted && setEmpty(cart.items.length === 0),
      () => isMounted && setEmpty(false),
    );
    return () => {
      isMounted = false;
    };
  }, [language]);
  return count > 0 ? false : isEmpty;
}

'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { emitNavigation, emitReachedPage } from '~/lib/navigation-events';
import { canPrefetch } from './connection';

interface Props extends ComponentProps<typeof NextLink> {
  /** Whether its page has static HTML, which is then prefetched, too, because the page would wait for it. */
  staticHtml?: boolean;
}

/** A link to another page of the site. Its page is prefetched when somebody points at or touches the link,
 *  and only where that is cheap for the user. Without a connection the open page stays, instead of the
 *  browser's error page. */
export function Link({ prefetch, onNavigate, staticHtml, ...rest }: Props) {
  const [reached, setReached] = useState(false);
  const reach = () => {
    const isCheap = canPrefetch();
    setReached(isCheap);
    if (isCheap && staticHtml && !reached) emitReachedPage(String(rest.href));
  };
  return (
    // A link in view would be prefetched at once: on a slow phone that competes with the page itself.
    <NextLink
      onFocus={reach}
      onPointerEnter={reach}
      onTouchStart={reach}
      {...rest}
      prefetch={reached ? prefetch : false}
      onNavigate={(event) => {
        if (navigator.onLine) return onNavigate?.(event);
        event.preventDefault();
        emitNavigation('failed');
      }}
    />
  );
}

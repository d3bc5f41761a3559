'use client';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { emitNavigation } from '~/lib/navigation-events';
import { useCanPrefetch } from './connection';

/** A link to another page of the site. It is prefetched only where that is cheap for the user; without
 *  a connection the open page stays instead of the browser's error page. */
export function Link({ prefetch, onNavigate, ...rest }: ComponentProps<typeof NextLink>) {
  const ahead = useCanPrefetch();
  return (
    <NextLink
      {...rest}
      prefetch={ahead ? prefetch : false}
      onNavigate={(event) => {
        if (navigator.onLine) return onNavigate?.(event);
        event.preventDefault();
        emitNavigation('failed');
      }}
    />
  );
}

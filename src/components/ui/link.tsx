'use client';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { emitNavigation } from '~/lib/navigation-events';
import { useCanPrefetch } from './connection';

/** A way to another page of ours. It is fetched ahead only where that costs nobody anything; without a
 *  connection the open page stays instead of making room for the browser's own error. */
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

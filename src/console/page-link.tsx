'use client';
import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';

interface PageLinkProps {
  /** A path without its language. */
  to: string;
  children: ReactNode;
}

/** A link to another page, on a line of its own: high enough for a finger. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <Link
      className="link inline-flex min-h-11 items-center justify-self-start"
      href={localePath(useLanguage(), to)}
    >
      {children}
    </Link>
  );
}

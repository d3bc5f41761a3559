import type { ReactNode } from 'react';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children;
}

import type { ReactNode } from 'react';

/** Takes back the root layout's `force-static`, under which a request has no cookies, even on a page that
 *  says `force-dynamic`. */
export const dynamic = 'auto';

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children;
}

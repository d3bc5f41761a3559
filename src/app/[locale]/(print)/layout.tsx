import type { ReactNode } from 'react';

/** Takes back the root layout's `force-static`, under which a request has no cookies, even on a page that
 *  says `force-dynamic`. */
export const dynamic = 'auto';

/** Papers of one person: no head, no menus, no foot. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}

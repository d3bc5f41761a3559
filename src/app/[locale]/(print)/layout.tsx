import type { ReactNode } from 'react';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

/** Layout of printed documents: no header, menus or footer. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}

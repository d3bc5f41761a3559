import type { ComponentProps } from 'react';
import { AllMessagesLayout } from '../_layout/all-messages-layout';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

/** Layout of printed documents: no header, menus or footer. */
export default function PrintLayout({
  params,
  children,
}: ComponentProps<typeof AllMessagesLayout>) {
  return (
    <AllMessagesLayout params={params}>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </AllMessagesLayout>
  );
}

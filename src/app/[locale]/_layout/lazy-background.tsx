'use client';
import { LOGOUT, OUTBOXES } from './background-loader';
import { TOUCHED } from './touched-loader';
import { useLoadOutboxes } from './use-load-outboxes';
import { useTouch } from './use-touch';

/** What runs behind every page. Each part is loaded when something needs it: a page that nobody touches loads none. */
export function LazyBackground() {
  useLoadOutboxes();
  useTouch(() => void TOUCHED.fetch());
  const parts = {
    outboxes: OUTBOXES.useComponent(),
    touched: TOUCHED.useComponent(),
    logout: LOGOUT.useComponent(),
  };
  return Object.entries(parts).map(([name, Part]) => Part && <Part key={name} />);
}

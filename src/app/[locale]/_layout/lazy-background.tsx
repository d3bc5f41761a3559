'use client';
import { LOGOUT, OUTBOXES } from './background-loader';
import { TOUCHED } from './touched-loader';
import { useLoadOutboxes } from './use-load-outboxes';
import { useTouch } from './use-touch';

/** The components that run on every page without showing anything. Each is loaded when it is needed: a page that is
 *  not touched loads none. */
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

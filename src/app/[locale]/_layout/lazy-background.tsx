'use client';
import { FOLLOWERS, LOGOUT, OUTBOXES } from './background-loader';
import { TOUCHED } from './touched-loader';
import { useLoadFollowers } from './use-load-followers';
import { useLoadOutboxes } from './use-load-outboxes';
import { useTouch } from './use-touch';

/** What runs behind every page. Each part is loaded when something needs it: a page that nobody touches, and that
 *  asks the server for nothing but its header, loads none. */
export function LazyBackground() {
  useLoadFollowers();
  useLoadOutboxes();
  useTouch(() => void TOUCHED.fetch());
  const parts = {
    followers: FOLLOWERS.useComponent(),
    outboxes: OUTBOXES.useComponent(),
    touched: TOUCHED.useComponent(),
    logout: LOGOUT.useComponent(),
  };
  return Object.entries(parts).map(([name, Part]) => Part && <Part key={name} />);
}

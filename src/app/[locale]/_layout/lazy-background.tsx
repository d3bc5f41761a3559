'use client';
import { FOLLOWERS, LOGOUT, OUTBOXES } from './background-loader';
import { TOUCHED } from './touched-loader';
import { useLoadFollowers } from './use-load-followers';
import { useLoadOutboxes } from './use-load-outboxes';
import { useTouch } from './use-touch';

/** The components that run on every page without showing anything. Each is loaded when it is needed: a page
 *  that is not touched, and that fetches only the data of its header, loads none. */
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

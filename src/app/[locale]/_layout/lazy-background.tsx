'use client';
import { LOGOUT, OUTBOXES } from './background-loader';
import { LOOK_UP } from './look-up-loader';
import { TOUCHED } from './touched-loader';
import { useLoadOutboxes } from './use-load-outboxes';
import { useTouch } from './use-touch';
import { useWordTaps } from './use-word-taps';

/** The components that run on every page without showing anything. Each is loaded when it is needed: a page that is
 *  not touched loads none. */
export function LazyBackground() {
  useLoadOutboxes();
  useTouch(() => void TOUCHED.fetch());
  useWordTaps();
  const parts = {
    outboxes: OUTBOXES.useComponent(),
    touched: TOUCHED.useComponent(),
    logout: LOGOUT.useComponent(),
    lookUp: LOOK_UP.useComponent(),
  };
  return Object.entries(parts).map(([name, Part]) => Part && <Part key={name} />);
}

'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { TOUCHES } from '~/lib/touches';
import { whenIdle } from '~/lib/when-idle';
import { whenTouched } from '~/lib/when-touched';

/** Events that show that the reader is about to see more of the page than its first screen. */
const SIGNS_OF_A_READER = [...TOUCHES, 'scroll'];

/** Callbacks of the blocks that wait for their layout. */
const queued: (() => void)[] = [];
/** Whether this tab's first page has been laid out: every later page is laid out at once, so that
 *  "back" restores the scroll position. */
let settled = false;
let running = false;

function layOutNext() {
  const next = queued.shift();
  if (next) {
    next();
    whenIdle(layOutNext);
  } else {
    settled = true;
    running = false;
  }
}

/** A block far below the first screen of a long page. It is in the page like all others, for screen readers and
 *  search, but on the first page of a visit it is laid out only when it comes near the screen, or after the
 *  first scroll or touch when the browser is idle, one block after the other. Until then it has an estimated
 *  height.
 *  @param height of the block, in rem */
export function DeferredLayout({ height, children }: { height: number; children: ReactNode }) {
  const [laidOut, setLaidOut] = useState(settled);
  useEffect(() => {
    if (laidOut) return;
    const layOut = () => setLaidOut(true);
    queued.push(layOut);
    if (!running) {
      running = true;
      whenTouched(() => whenIdle(layOutNext), SIGNS_OF_A_READER);
    }
    return () => {
      const index = queued.indexOf(layOut);
      if (index >= 0) queued.splice(index, 1);
    };
  }, [laidOut]);
  return (
    <div
      className={laidOut ? undefined : 'later'}
      style={laidOut ? undefined : { containIntrinsicBlockSize: `auto ${height}rem` }}
    >
      {children}
    </div>
  );
}

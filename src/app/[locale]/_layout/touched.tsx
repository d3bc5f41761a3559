'use client';
import { FocusHeir } from './focus-heir';
import { Toasts } from './toasts';

/** What answers to something that somebody did, here or in another tab: nobody moves the focus before it. */
export function Touched() {
  return (
    <>
      <FocusHeir />
      <Toasts />
    </>
  );
}

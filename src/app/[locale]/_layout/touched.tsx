'use client';
import { FocusHeir } from './focus-heir';
import { Toasts } from './toasts';

/** The components that react to an action of the user, here or in another tab; no focus moves before such an
 *  action. */
export function Touched() {
  return (
    <>
      <FocusHeir />
      <Toasts />
    </>
  );
}

'use client';
import { useLayoutEffect } from 'react';

/** Set on the root element by the script of the head, if the address of a list chooses rows or an order, until the
 *  list has them: `globals.css` hides its parts with this class until then. A press on a row that is about to be
 *  replaced would open another one, or nothing. */
const HINT_ATTRIBUTE = 'data-chosen';
export const BY_CHOICE = 'by-choice';

/** Shows the rows of a list. @param isSettled whether they are those that its address chooses */
export function useListHint(isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) document.documentElement.removeAttribute(HINT_ATTRIBUTE);
  }, [isSettled]);
}

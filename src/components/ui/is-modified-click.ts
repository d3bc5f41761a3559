import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window, which is left to the browser. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

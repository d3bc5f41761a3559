import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another tab or window: the browser's business. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

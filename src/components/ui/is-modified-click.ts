import type { MouseEvent } from 'react';

/** Whether a click on a link opens another tab or window, which the browser handles. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

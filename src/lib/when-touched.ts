import { TOUCHES } from './touches';

/** Calls `callback` once at the first touch of the page; at once when somebody has touched it before.
 *  @param events names of the events that count as a touch
 *  @returns the function that cancels the call */
export function whenTouched(callback: () => void, events: readonly string[] = TOUCHES): () => void {
  // In a browser without this property the call waits for the next touch.
  if (navigator.userActivation?.hasBeenActive) {
    callback();
    return () => {};
  }
  const cancel = () => {
    for (const event of events) removeEventListener(event, onTouch, { capture: true });
  };
  const onTouch = () => {
    cancel();
    callback();
  };
  for (const event of events) addEventListener(event, onTouch, { capture: true });
  return cancel;
}

/** Delay after a frame in a browser that does not report idle time, ms, so that React's work and the next
 *  input come first. */
const AFTER_FRAME_MS = 50;
/** Time after which an invisible page, which is not painted, counts as idle, ms. */
const WITHOUT_FRAME_MS = 1500;

/** Calls `callback` once the page has loaded and the browser is idle.
 *  @returns the function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const start = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(callback, { timeout: 5000 });
      cancel = () => cancelIdleCallback(id);
    } else cancel = afterFrame(callback);
  };
  if (document.readyState === 'complete') start();
  else {
    addEventListener('load', start, { once: true });
    cancel = () => removeEventListener('load', start);
  }
  return () => cancel();
}

function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(() => run(), WITHOUT_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(() => run(), AFTER_FRAME_MS);
  });
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const run = () => {
    cancel();
    callback();
  };
  return cancel;
}

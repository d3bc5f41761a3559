/** Calls `callback` once the page has loaded and the browser is idle.
 *  @returns the function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const start = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(callback, { timeout: 5000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(callback, 1500);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') start();
  else {
    addEventListener('load', start, { once: true });
    cancel = () => removeEventListener('load', start);
  }
  return () => cancel();
}

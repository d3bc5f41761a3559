/** Calls `callback` once the last render is on the screen, for work that must not delay the response to a click. In a
 *  hidden page it is called when the page is shown.
 *  @returns the function that cancels the call */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

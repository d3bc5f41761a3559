/** Calls `callback` once what was just rendered is on the screen: for work that an answer to a press need not wait for.
 *  A hidden page calls it when it is shown.
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

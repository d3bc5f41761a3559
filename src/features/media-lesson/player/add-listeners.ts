/** Adds event listeners to an element. @returns function that removes them */
export function addListeners(
  element: EventTarget,
  listeners: Readonly<Record<string, () => void>>,
): () => void {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of entries) element.removeEventListener(name, listener);
  };
}

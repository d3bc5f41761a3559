/** Listens to events of an element. @returns how to stop */
export function addListeners(
  element: EventTarget,
  listeners: Readonly<Record<string, () => void>>,
): () => void {
  const all = Object.entries(listeners);
  for (const [name, listener] of all) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
}
